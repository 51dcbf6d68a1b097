/**
 * One coin per line: symbol | name | dollars | market cap in millions of dollars | exchanges | listed since |
 * traits. Traits: `s` is pegged, `q` is as calm as gold, `=X` follows coin X, `m` is volatile (meme coins),
 * `gN` grew by N percent a year until the anchor day. The prices are plausible but not real.
 */
export const majors = `
BTC|Bitcoin|68078|1361000|binance coinbase kraken okx|2017-08-17|g34
ETH|Ethereum|2012|243000|binance coinbase kraken okx|2017-08-17|g22
USDT|Tether|1|184000|binance kraken okx|2018-01-12|s
XRP|XRP|1.46|88900|binance coinbase kraken okx|2018-05-04|g12
BNB|BNB|618|84300|binance okx|2017-11-06|g40
USDC|USD Coin|1|73400|binance coinbase kraken|2018-12-15|s
SOL|Solana|85.4|48500|binance coinbase kraken okx|2020-08-11|g28
TRX|TRON|0.281|26600|binance kraken okx|2018-06-11|g20
STETH|Lido Staked Ether|2010|19200|okx|2021-03-01|=ETH
DOGE|Dogecoin|0.1012|17000|binance coinbase kraken okx|2019-07-05|m g18
ADA|Cardano|0.283|10200|binance coinbase kraken okx|2018-04-17|
BCH|Bitcoin Cash|552|11050|binance coinbase kraken|2019-11-28|
WSTETH|Wrapped stETH|2465|9100|coinbase okx|2022-06-01|=ETH
WBTC|Wrapped Bitcoin|67950|8400|binance coinbase kraken|2019-06-11|=BTC
HYPE|Hyperliquid|30.6|7900|kraken okx|2024-12-05|
LINK|Chainlink|8.71|6170|binance coinbase kraken okx|2019-01-16|
USDE|Ethena USDe|1|6300|binance okx|2024-04-02|s
XMR|Monero|331|6100|kraken|2018-03-01|g10
LEO|LEO Token|8.62|7950|okx|2019-07-01|
XLM|Stellar|0.163|5350|binance coinbase kraken okx|2018-05-31|
WETH|Wrapped Ether|2011|6900|okx|2019-05-20|=ETH
DAI|Dai|1|4600|coinbase kraken okx|2020-07-24|s
SUI|Sui|0.962|3700|binance coinbase kraken okx|2023-05-03|
HBAR|Hedera|0.0991|4260|binance coinbase kraken okx|2019-09-29|
AVAX|Avalanche|9.21|3980|binance coinbase kraken okx|2020-09-22|
LTC|Litecoin|54.3|4180|binance coinbase kraken okx|2017-12-13|
ZEC|Zcash|286|4720|binance coinbase kraken|2019-03-21|m
SHIB|Shiba Inu|0.00000647|3810|binance coinbase kraken okx|2021-05-10|m
TON|Toncoin|1.47|3610|binance okx|2021-11-12|
CRO|Cronos|0.0788|3020|coinbase kraken okx|2019-03-20|
WLFI|World Liberty Financial|0.102|2790|binance kraken okx|2025-09-01|m
DOT|Polkadot|1.34|2230|binance coinbase kraken okx|2020-08-18|
UNI|Uniswap|3.49|2210|binance coinbase kraken okx|2020-09-17|
MNT|Mantle|0.647|2110|okx bybit|2023-07-17|
AAVE|Aave|121|1850|binance coinbase kraken okx|2020-10-15|
BGB|Bitget Token|2.43|1700|bitget|2021-07-26|
TAO|Bittensor|178|1710|binance coinbase kraken|2024-04-11|m
OKB|OKB|77.4|1625|okx|2019-05-05|
PEPE|Pepe|0.00000431|1812|binance coinbase kraken okx|2023-05-05|m
NEAR|NEAR Protocol|1.02|1310|binance coinbase kraken okx|2020-10-14|
ICP|Internet Computer|2.43|1330|binance coinbase kraken okx|2021-05-11|
ETC|Ethereum Classic|8.52|1325|binance coinbase kraken okx|2018-06-12|
ONDO|Ondo|0.266|1295|coinbase kraken okx|2024-01-18|
WLD|Worldcoin|0.392|1120|binance coinbase kraken okx|2023-07-24|m
ASTER|Aster|0.701|1730|binance kraken okx|2025-09-17|m
KAS|Kaspa|0.0318|860|kraken bybit|2022-06-01|
POL|Polygon|0.1083|1145|binance coinbase kraken okx|2019-04-26|
ATOM|Cosmos Hub|2.24|1085|binance coinbase kraken okx|2019-04-29|
ENA|Ethena|0.118|930|binance coinbase kraken okx|2024-04-02|m
QNT|Quant|67.2|980|binance coinbase kraken|2021-07-29|
ALGO|Algorand|0.0921|818|binance coinbase kraken okx|2019-06-21|
RENDER|Render|1.46|757|binance coinbase kraken okx|2021-11-27|
FIL|Filecoin|0.942|715|binance coinbase kraken okx|2020-10-15|
TRUMP|Official Trump|3.44|688|binance coinbase kraken okx|2025-01-19|m
APT|Aptos|0.874|676|binance coinbase kraken okx|2022-10-19|
ARB|Arbitrum|0.1134|672|binance coinbase kraken okx|2023-03-23|
VET|VeChain|0.00781|671|binance coinbase kraken|2018-07-25|
PUMP|Pump.fun|0.00208|736|kraken okx bybit|2025-07-14|m
XDC|XDC Network|0.0347|655|coinbase kraken|2021-03-01|
BONK|Bonk|0.00000641|564|binance coinbase kraken okx|2023-12-15|m
FLR|Flare|0.00951|803|coinbase kraken okx|2023-01-09|
SEI|Sei|0.0748|502|binance coinbase kraken okx|2023-08-15|
PENGU|Pudgy Penguins|0.00712|447|binance coinbase okx|2024-12-17|m
JUP|Jupiter|0.153|497|binance coinbase kraken okx|2024-01-31|
DASH|Dash|34.6|436|binance coinbase kraken|2019-03-28|m
XTZ|Tezos|0.398|427|binance coinbase kraken okx|2019-09-24|
STX|Stacks|0.243|447|binance coinbase kraken okx|2019-10-25|
VIRTUAL|Virtuals Protocol|0.612|401|binance coinbase kraken okx|2024-12-10|m
CAKE|PancakeSwap|1.27|425|binance kraken bybit|2021-02-19|
OP|Optimism|0.183|385|binance coinbase kraken okx|2022-06-01|
FET|Artificial Superintelligence Alliance|0.161|370|binance coinbase kraken okx|2019-02-28|
MORPHO|Morpho|1.21|462|coinbase kraken okx|2024-11-21|
CRV|Curve DAO|0.247|361|binance coinbase kraken okx|2020-08-15|
INJ|Injective|3.19|319|binance coinbase kraken okx|2020-10-21|
IMX|Immutable|0.168|331|binance coinbase kraken okx|2021-12-31|
LDO|Lido DAO|0.342|306|binance coinbase kraken okx|2022-05-10|
FLOKI|FLOKI|0.0000309|299|binance kraken okx|2023-05-05|m
TIA|Celestia|0.331|291|binance coinbase kraken okx|2023-10-31|
GRT|The Graph|0.0272|290|binance coinbase kraken okx|2020-12-17|
SPX|SPX6900|0.312|290|coinbase kraken bybit|2024-09-10|m
PYTH|Pyth Network|0.0507|292|binance coinbase kraken okx|2023-11-20|
IOTA|IOTA|0.0672|290|binance kraken okx|2018-05-31|
BSV|Bitcoin SV|15.2|304|okx|2018-11-15|
ETHFI|ether.fi|0.486|349|binance coinbase kraken okx|2024-03-18|
SAND|The Sandbox|0.0812|216|binance coinbase kraken okx|2020-08-14|
PAXG|PAX Gold|4985|2310|binance coinbase kraken|2020-08-28|q g18
XAUT|Tether Gold|4978|2420|okx bybit|2021-05-14|q g18
ENS|Ethereum Name Service|6.18|234|binance coinbase kraken okx|2021-11-10|
NEO|NEO|2.71|191|binance okx|2018-02-28|
THETA|Theta Network|0.198|198|binance okx|2019-01-01|
PENDLE|Pendle|1.27|211|binance coinbase kraken|2023-07-03|
GALA|GALA|0.00391|184|binance coinbase kraken okx|2021-09-13|
HNT|Helium|1.39|259|binance coinbase kraken|2020-09-24|
WIF|dogwifhat|0.221|220|binance coinbase kraken okx|2024-03-05|m
JASMY|JasmyCoin|0.00581|287|binance coinbase kraken okx|2021-11-22|m
RAY|Raydium|0.628|168|binance coinbase kraken okx|2021-08-10|
MANA|Decentraland|0.0982|189|binance coinbase kraken okx|2020-08-06|
ZRO|LayerZero|1.71|345|binance coinbase kraken okx|2024-06-20|
AR|Arweave|2.11|138|binance coinbase kraken okx|2020-05-20|
STRK|Starknet|0.0493|262|binance coinbase kraken okx|2024-02-20|
`
