/** Smaller coins, in the format of `majors`. */
export const others = `
FDUSD|First Digital USD|1|430|binance|2023-07-26|s
TUSD|TrueUSD|1|494|binance okx|2018-05-16|s
PYUSD|PayPal USD|1|4050|coinbase kraken|2023-08-29|s
GHO|GHO|1|540|coinbase|2023-07-16|s
EURC|EURC|1.184|455|coinbase kraken|2022-07-01|q
USD1|World Liberty Financial USD|1|5100|binance okx|2025-05-22|s
CBBTC|Coinbase Wrapped BTC|67980|5500|coinbase|2024-09-12|=BTC
RETH|Rocket Pool ETH|2318|820|coinbase|2022-11-30|=ETH
BTT|BitTorrent|0.000000331|327|binance okx|2019-01-31|
AXS|Axie Infinity|1.37|232|binance coinbase kraken okx|2020-11-04|m
CHZ|Chiliz|0.0391|399|binance coinbase kraken okx|2019-07-01|
EGLD|MultiversX|4.43|130|binance coinbase kraken okx|2020-09-03|
FLOW|Flow|0.0417|69|binance coinbase kraken okx|2021-07-30|
APE|ApeCoin|0.122|92|binance coinbase kraken okx|2022-03-17|m
DYDX|dYdX|0.0987|80|binance coinbase kraken okx|2021-09-09|
COMP|Compound|17.2|166|binance coinbase kraken okx|2020-06-25|
SNX|Synthetix|0.311|107|binance coinbase kraken okx|2020-07-09|
ZK|ZKsync|0.0214|196|binance coinbase kraken okx|2024-06-17|
W|Wormhole|0.0189|101|binance coinbase kraken okx|2024-04-03|
EIGEN|EigenCloud|0.212|124|binance coinbase kraken okx|2024-10-01|
JTO|Jito|0.272|121|binance coinbase kraken okx|2023-12-07|
RUNE|THORChain|0.412|145|binance kraken|2020-09-04|
KAVA|Kava|0.0581|63|binance coinbase kraken|2019-10-25|
GNO|Gnosis|121|319|coinbase kraken|2021-08-30|
NEXO|Nexo|0.848|848|kraken bybit|2022-04-29|
GT|GateToken|7.01|820|gateio|2019-05-07|
KCS|KuCoin Token|8.21|1085|kucoin|2018-01-10|
HTX|HTX DAO|0.00000172|1560|htx|2024-01-20|
XCN|Onyxcoin|0.00521|182|coinbase kraken kucoin|2022-03-20|m
AERO|Aerodrome Finance|0.322|295|coinbase kraken|2024-02-20|
MINA|Mina|0.0623|79|binance coinbase kraken okx|2021-08-10|
ROSE|Oasis|0.0139|104|binance coinbase kraken|2020-11-19|
KSM|Kusama|4.92|88|binance coinbase kraken|2020-09-03|
ZIL|Zilliqa|0.00442|87|binance okx|2018-07-13|
QTUM|Qtum|0.957|101|binance kraken okx|2018-03-28|
BAT|Basic Attention|0.117|175|binance coinbase kraken okx|2019-03-04|
LRC|Loopring|0.0402|55|binance coinbase kraken okx|2019-08-20|
ZRX|0x Protocol|0.102|87|binance coinbase kraken okx|2019-02-25|
1INCH|1inch|0.0962|135|binance coinbase kraken okx|2020-12-25|
SUSHI|Sushi|0.208|59|binance coinbase kraken okx|2020-09-01|
YFI|yearn.finance|2690|91|binance coinbase kraken okx|2020-08-10|
BAL|Balancer|0.151|10|coinbase kraken|2020-08-06|
UMA|UMA|0.482|43|binance coinbase kraken|2020-09-09|
BAND|Band Protocol|0.238|42|binance coinbase kraken|2019-09-18|
STORJ|Storj|0.102|15|binance coinbase kraken|2018-10-26|
ANKR|Ankr|0.00482|48|binance coinbase kraken|2019-07-23|
SKL|SKALE|0.00701|43|binance coinbase kraken|2020-12-01|
CELR|Celer Network|0.00282|22|binance okx|2019-03-25|
ONE|Harmony|0.00271|40|binance|2019-06-01|
ICX|ICON|0.0421|46|binance kraken|2018-05-30|
ONT|Ontology|0.0522|48|binance okx|2018-07-09|
RVN|Ravencoin|0.00621|100|binance okx|2019-02-04|
DGB|DigiByte|0.00441|80|kucoin|2019-10-17|
SC|Siacoin|0.00124|69|binance kraken|2018-09-24|
WAXP|WAX|0.00692|31|binance kraken|2021-08-23|
ENJ|Enjin Coin|0.0221|42|binance coinbase kraken|2018-10-08|
GLM|Golem|0.172|172|binance coinbase kraken okx|2021-05-20|
MASK|Mask Network|0.442|44|binance coinbase kraken okx|2021-02-25|
BLUR|Blur|0.0212|57|binance coinbase kraken okx|2023-02-14|
CFX|Conflux|0.0512|266|binance okx|2021-03-29|
ID|SPACE ID|0.0491|21|binance kraken|2023-03-22|
GMX|GMX|6.41|66|binance kraken okx|2022-10-05|
MAGIC|Treasure|0.0742|24|binance coinbase kraken okx|2022-12-12|
SSV|SSV Network|3.02|43|binance okx|2023-01-19|
ORDI|ORDI|2.41|51|binance okx|2023-11-07|m
SATS|SATS|0.0000000101|21|binance okx|2023-12-12|m
NOT|Notcoin|0.000392|39|binance kraken okx|2024-05-16|m
DOGS|Dogs|0.0000302|16|binance okx|2024-08-26|m
TURBO|Turbo|0.00102|70|binance coinbase kraken|2023-12-01|m
MEW|cat in a dogs world|0.000631|56|kraken bybit okx|2024-03-26|m
POPCAT|Popcat|0.0512|50|kraken bybit|2024-04-10|m
BRETT|Brett|0.00722|72|coinbase bybit|2024-05-01|m
MOG|Mog Coin|0.000000161|63|coinbase kraken|2024-03-14|m
FARTCOIN|Fartcoin|0.171|171|coinbase kraken bybit|2024-12-09|m
NEIRO|Neiro|0.0000812|34|binance kraken okx|2024-09-16|m
PNUT|Peanut the Squirrel|0.0451|45|binance kraken okx|2024-11-11|m
ACT||0.0142|13|binance okx|2024-11-11|m
MOODENG|Moo Deng|0.0482|48|coinbase kraken okx|2024-12-05|m
AI16Z||0.000912|6|kraken bybit|2024-12-01|m
AIXBT|aixbt|0.0262|26|binance coinbase kraken|2025-01-10|m
KAITO|KAITO|0.332|80|binance coinbase kraken|2025-02-20|m
BERA|Berachain|0.492|53|binance coinbase kraken okx|2025-02-06|m
IP|Story|1.12|393|coinbase kraken okx|2025-02-13|m
S|Sonic|0.0442|127|binance coinbase kraken okx|2025-01-16|
LAYER|Solayer|0.0832|26|binance kraken okx|2025-02-11|
INIT|Initia|0.0812|14|binance kraken okx|2025-04-24|
SYRUP|Maple Finance|0.251|290|binance coinbase kraken|2025-05-06|
SKY|Sky|0.0662|1530|coinbase kraken okx|2024-09-18|
A|Vaulta|0.0802|129|binance okx|2018-06-01|
EDU|Open Campus|0.132|87|binance|2023-04-28|
LPT|Livepeer|2.21|108|binance coinbase kraken okx|2021-05-28|
MET|Meteora|0.152|76|coinbase kraken okx|2025-10-23|m
XPL|Plasma|0.0872|190|binance kraken okx|2025-09-25|m
MON|Monad|0.0202|219|coinbase kraken okx|2025-11-24|m
LINEA|Linea|0.00331|58|binance kraken okx|2025-09-10|
AVNT|Avantis|0.182|47|binance coinbase|2025-09-15|m
ZORA|Zora|0.0212|94|binance coinbase kraken|2025-04-23|m
HOME|Defi App|0.0171|55|binance okx|2025-06-12|m
2Z|DoubleZero|0.0872|303|binance coinbase okx|2025-10-02|m
BAN|Comedian|0.0462|46|bybit|2024-10-28|m
LUNC|Terra Classic|0.0000382|208|binance kucoin|2022-09-08|m
LUNA|Terra|0.0641|45|binance kucoin|2022-05-31|m
USTC|TerraClassicUSD|0.00521|29|binance kucoin|2022-09-08|m
DCR|Decred|24.1|415|kraken okx kucoin|2019-06-01|
ZEN|Horizen|5.91|105|binance coinbase|2018-11-01|
XEM|NEM|0.000842|8|kucoin|2019-02-01|
XVG|Verge|0.00482|80|kucoin|2019-05-01|
CKB|Nervos Network|0.00172|84|binance okx|2021-01-26|
MOVE|Movement|0.0241|72|binance coinbase kraken okx|2024-12-09|m
ME|Magic Eden|0.142|27|binance coinbase kraken okx|2024-12-10|m
SAFE|Safe|0.112|80|kraken bybit okx|2024-04-23|
COW|CoW Protocol|0.212|118|binance coinbase kraken|2024-11-06|
DRIFT|Drift|0.0982|56|coinbase kraken|2024-05-16|
KMNO|Kamino|0.0321|105|binance coinbase kraken|2024-04-30|
IO|io.net|0.112|31|binance kraken okx|2024-06-11|
ATH|Aethir|0.00772|126|coinbase kraken okx|2024-06-12|
GRASS|Grass|0.192|93|coinbase kraken bybit|2024-10-28|m
AKT|Akash Network|0.332|95|coinbase kraken|2020-10-15|
OSMO|Osmosis|0.0362|27|coinbase kraken|2021-06-20|
DYM|Dymension|0.0462|21|binance kraken okx|2024-02-06|
ALT|Altlayer|0.00872|49|binance okx|2024-01-25|
MANTA|Manta Network|0.0692|32|binance kraken okx|2024-01-18|
XAI|Xai|0.0121|23|binance|2024-01-09|
PIXEL|Pixels|0.00682|15|binance okx|2024-02-19|
PORTAL|Portal|0.0171|12|binance kraken|2024-02-29|
AEVO|Aevo|0.0321|29|binance coinbase|2024-03-13|
SAGA|Saga|0.0412|13|binance coinbase|2024-04-09|
OMNI|Omni Network|1.31|28|binance coinbase|2024-04-17|
BB|BounceBit|0.0382|38|binance okx|2024-05-13|
LISTA|Lista DAO|0.0872|24|binance|2024-06-20|
BANANA|Banana Gun|5.02|20|binance coinbase|2024-07-20|m
RSR|Reserve Rights|0.00202|126|coinbase kraken okx|2019-05-22|
CVX|Convex Finance|1.82|181|binance coinbase kraken okx|2021-05-17|
FXS|Frax|0.672|63|binance coinbase okx|2021-12-01|
TWT|Trust Wallet Token|0.542|226|binance kucoin|2021-01-27|
`
