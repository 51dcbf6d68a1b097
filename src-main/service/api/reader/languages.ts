import { lexicon, noise, synonyms } from './lexicon'
import { withoutAccents } from './plain-words'

// These tables leave out words that mean something else in English.

const japanese =
  '円:jpy 日本円:jpy ドル:usd 米ドル:usd ユーロ:eur の:of からの:from から:from 史上最高値日:ath_date 史上最安値日:atl_date 過去最高値日:ath_date 過去最安値日:atl_date 所:at 銘柄:symbol 通貨ペア:pair 通貨:currency 名称:name 名前:name 銘柄名:name コイン名:name 現在値:price 現在価格:price 価格:price ' +
  '終値:close 始値:open 高値:high 安値:low 最高値:high 最安値:low 出来高:volume 取引量:volume 取引高:volume 売買高:volume ' +
  '売買代金:turnover 取引代金:turnover 時価総額:market_cap 順位:rank ランク:rank 取引所:exchange 市場:exchange 前日比率:change_percent ' +
  '前日比:change 騰落率:change_percent 変動率:change_percent 変化率:change_percent 値上がり率:change_percent 率:change_percent 変動:change ' +
  '変化:change 取得時刻:updated 更新日時:updated 更新時刻:updated 更新:updated 時刻:time 日時:time 日付:date 時間:time 買値:bid ' +
  '売値:ask 買気配:bid 売気配:ask 期間:window 足:interval 値:value 指数:index 判定:classification 状態:state 分類:classification ' +
  '恐怖強欲指数:fear_greed 史上最高値:ath 過去最高値:ath 史上最安値:atl 過去最安値:atl 乖離率:distance_percent 下落率:drop_percent ' +
  '上昇率:rise_percent 到達日:date 総合判定:overall_verdict 総合:overall 推奨:recommendation シグナル:signal ヒストグラム:histogram ' +
  '始:open 高:high 安:low 終:close 量:volume 数量:volume 時間足:interval 中心線:middle 種別:type 種類:type 平均真の値幅:atr 真の値幅:true_range ' +
  '移動平均:ma 移動平均線:ma 単純:simple 単純移動平均:sma 指数平滑:exponential 指数平滑移動平均:ema 加重:weighted クラシック:classic フィボナッチ:fibonacci ' +
  'カマリラ:camarilla ウッディ:woodie ブレイクアウト:breakout 相場:market ランキング:ranking ニュース:news 前日終値:previous_close ' +
  '方向:direction 傾向:trend トレンド:trend 転換線:tenkan 基準線:kijun 先行スパン:senkou_span 遅行スパン:chikou 上限:upper 上バンド:upper ' +
  '下限:lower 下バンド:lower 中央:middle 中央線:middle 中バンド:middle 支持線:support 抵抗線:resistance 支持:support 抵抗:resistance ' +
  'ピボット:pivot 相関:correlation 相関係数:correlation ボラティリティ:volatility 変動性:volatility 平均:average 件名:title ' +
  '見出し:title 題名:title タイトル:title 配信元:source 媒体:source 出典:source 公開日時:published 公開日:published 配信日時:published ' +
  '概要:summary 要約:summary 本文:body 画像:image リンク:url 換算:conversion 換算額:converted レート:rate 結果:result 金額:amount' +
  ' 現在:current 現在の値:value 直近値:last 直近価格:last_price 最終価格:last_price 最終取引価格:last_price 約定価格:price 約定値:price 約定:trade' +
  ' 始まり値:open 終わり値:close 前日:previous 前日値:previous 前回:previous 前週:previous 前月:previous 先週:previous 先月:previous' +
  ' 昨日:previous 予想:forecast 予測:forecast 年初来:ytd 仲値:middle_price 気配:quote 買い:buy 売り:sell 買い値:bid 売り値:ask 買価格:bid' +
  ' 売価格:ask 最良買:bid 最良売:ask 最良買気配:bid 最良売気配:ask 取引額:turnover 取引金額:turnover 流通:circulating 供給量:supply 発行:issued' +
  ' 発行量:supply 占有率:dominance 番号:number 順:rank 位:rank シンボル:symbol ティッカー:ticker コイン:coin コード:code 仮想通貨:coin 暗号資産:coin' +
  ' 通貨名:name 通貨コード:symbol 基軸:base 決済通貨:quote_currency 建値:quote_currency 建値通貨:quote_currency 単位:unit 取引所名:exchange' +
  ' 販売所:exchange 市場名:exchange 場所:venue 更新日:updated 最終更新:updated 最終更新日時:updated 最終更新日:updated 最終更新時刻:updated' +
  ' 作成日時:created 日:day 開始:start 終了:end 開始時刻:start_time 終了時刻:end_time 開始日時:start_time 終了日時:end_time 発生日時:time' +
  ' 発生日:time 発生時刻:time 検出日時:time 検出時刻:time 発生:triggered 取得日:updated 取得日時:updated 計測日時:time 公表日時:published' +
  ' 発表日時:published 掲載日時:published 投稿日時:published 日本時間:time 上昇:rising 下落:falling 騰落:change 増減:change' +
  ' 増減率:change_percent 前日差:change 値動き:change 変動幅:change 変化幅:change 値幅:range 収益率:return 収益:return リターン:return' +
  ' パフォーマンス:performance 成績:performance 実績:performance 日足:daily 週足:weekly 月足:monthly 年率:annualized' +
  ' 標準偏差:standard_deviation 標準:standard 偏差:deviation 歴史的:historical 相関値:correlation 相関行列:correlation 相手:other' +
  ' 対象:target 組:pair 通貨1:coin_1 通貨2:coin_2 上側:upper 下側:lower 上部:upper 下部:lower 上方:upper 下方:lower 上:upper 下:lower' +
  ' 中:middle 帯:band バンド:band バンド幅:bandwidth 移動平均値:ma 基準:base 転換:conversion 先行:leading 遅行:lagging 遅行線:chikou' +
  ' 先行スパンa:senkou_span_a 先行スパンb:senkou_span_b 先行1:senkou_span_a 先行2:senkou_span_b 先行スパン1:senkou_span_a' +
  ' 先行スパン2:senkou_span_b 雲上限:upper_cloud 雲下限:lower_cloud 雲:cloud 線:line スーパートレンド:supertrend スーパートレンド値:supertrend' +
  ' 損切り:stop 売買:trade 売買シグナル:signal 判断:verdict 評価:rating 結論:conclusion 総合評価:overall_rating 推奨度:recommendation' +
  ' 指標:indicator 指標名:indicator 指標値:value 名:name 並び:alignment 配列:alignment 節目:level 水準:level 価格帯:level' +
  ' 上値抵抗線:resistance 下値支持線:support 上値:resistance 下値:support 強度:strength 強さ:strength 突破:breakout 突破価格:trigger' +
  ' 突破水準:broken_level ブレイク:breakout 内容:description 事象:event イベント:event パターン:pattern 条件:condition 種:kind 恐怖:fear' +
  ' 強欲:greed 恐怖と強欲指数:fear_greed_index 恐怖と強欲:fear_greed 恐怖貪欲指数:fear_greed_index 貪欲:greed 指数値:index_value' +
  ' 段階:classification 分類名:classification 心理:sentiment 市場心理:sentiment ラベル:label 区分:classification 史上最高:ath' +
  ' 史上最低:atl 過去最高:ath 過去最低:atl 最高値日:ath_date 最安値日:atl_date 達成日:date 記録日:date 最高値日時:ath_date 最安値日時:atl_date' +
  ' 乖離:distance 下落幅:drop 比:change 比率:ratio 割合:percent パーセント:percent 記事:article 表題:title 要旨:summary 説明:description' +
  ' 記者:author 著者:author 提供元:source 情報源:source 情報元:source 配信社:source 出所:source サイト:site 関連銘柄:related_coins' +
  ' 関連コイン:related_coins 関連通貨:related_coins 関連:related 元通貨:from 変換元:from 変換先:to 換算元:from 換算先:to 換算値:converted' +
  ' 換算結果:converted 換算後:converted 換算レート:rate 変換:conversion 変換後:converted 交換:conversion 両替:conversion 適用レート:rate' +
  ' 入力:from 出力:to 値上がり:advancing 値下がり:declining 変わらず:unchanged'

const chinese =
  '先行带:senkou_span 先行线:senkou_span 平均波幅:atr 数据:data 指标:indicator 人民币:cny 美元:usd 美金:usd 元:cny 欧元:eur 币种:symbol 代码:symbol 交易对:pair 价格:price 最新价:last_price 现价:price 收盘价:close 收盘:close 开盘价:open 开盘:open 最高价:high ' +
  '最高:high 最低价:low 最低:low 成交量:volume 交易量:volume 成交额:turnover 市值:market_cap 排名:rank 交易所:exchange 涨跌幅:change_percent ' +
  '涨跌:change 涨幅:change_percent 时间:time 日期:date 更新时间:updated 货币:currency 趋势:trend 标题:title ' +
  '来源:source 摘要:summary 链接:url 波动率:volatility 相关性:correlation 历史最高:ath 历史最低:atl 买入价:bid 卖出价:ask 周期:window' +
  ' 最新:last 最新成交价:last_price 最新价格:last_price 成交价:price 当前价格:price 当前价:price 当前:current 今开:open 昨收:previous_close' +
  ' 昨收价:previous_close 前收盘:previous_close 前收盘价:previous_close 开:open 低:low 收:close 总市值:market_cap 流通市值:market_cap' +
  ' 市值排名:market_cap_rank 名次:rank 简称:symbol 符号:symbol 币名:name 中文名:name 英文名:name 全称:name 币对:pair 计价货币:quote_currency' +
  ' 计价:quote_currency 计价币:quote_currency 单位:unit 平台:exchange 交易平台:exchange 市场:market 涨跌额:change 涨跌幅度:change_percent' +
  ' 跌幅:change_percent 变化:change 变动:change 变动率:change_percent 变化率:change_percent 百分比:percent 收益率:return 收益:return' +
  ' 表现:performance 回报:return 回报率:return 买价:bid 卖价:ask 买一:bid 卖一:ask 买一价:bid 卖一价:ask 买:buy 卖:sell 时间戳:timestamp' +
  ' 最后更新:updated 发布时间:published 发布日期:published 发布:published 开盘时间:open_time 收盘时间:close_time 开始时间:start_time' +
  ' 结束时间:end_time 上轨:upper_band 中轨:middle_band 下轨:lower_band 上轨线:upper_band 中轨线:middle_band 下轨线:lower_band' +
  ' 布林上轨:upper_band 布林中轨:middle_band 布林下轨:lower_band 转换线:tenkan 基准线:kijun 先行带a:senkou_span_a 先行带b:senkou_span_b' +
  ' 先行上线:senkou_span_a 先行下线:senkou_span_b 先行线a:senkou_span_a 先行线b:senkou_span_b 迟行线:chikou 延迟线:chikou 滞后线:chikou' +
  ' 迟行带:chikou 真实波幅:atr 平均真实波幅:atr 平均真实范围:atr 超级趋势:supertrend 趋势线:line 信号:signal 止损:stop 均线:ma 移动平均线:ma 移动平均:ma' +
  ' 简单:simple 支撑:support 支撑位:support 阻力:resistance 阻力位:resistance 压力位:resistance 压力:resistance 枢轴点:pivot 轴心点:pivot' +
  ' 枢轴:pivot 中枢:pivot 经典:classic 斐波那契:fibonacci 卡玛利拉:camarilla 伍迪:woodie 相关系数:correlation 波动:volatility' +
  ' 年化波动率:annualized_volatility 历史波动率:historical_volatility 年化:annualized 天数:days 窗口:window 历史最高价:ath 历史最低价:atl' +
  ' 距历史最高:ath_distance_percent 距历史最低:atl_distance_percent 历史最高时间:ath_date 历史最低时间:atl_date 最高价日期:ath_date 最低价日期:atl_date 距离:distance 距最高:ath_distance 距最低:atl_distance 回撤:drawdown 恐惧贪婪指数:fear_greed_index' +
  ' 恐慌贪婪指数:fear_greed_index 恐惧与贪婪指数:fear_greed_index 恐慌指数:fear_greed_index 情绪:sentiment 分类:classification' +
  ' 等级:classification 状态:state 数值:value 值:value 分值:score 分数:score 图片:image 作者:author 来源名称:source 正文:body 网址:url' +
  ' 地址:url 相关币种:related_coins 币:coin 建议:recommendation 综合:overall 综合评级:overall_rating 评级:rating 结论:conclusion' +
  ' 突破价:trigger 触发价:trigger_price 事件:event 形态:pattern 类型:type 种类:kind 强度:strength 级别:level 兑换:conversion 汇率:rate' +
  ' 结果:result 金额:amount 换算结果:converted 上涨:advancing 下跌:declining 平盘:unchanged 上涨家数:advancing 下跌家数:declining'

const korean =
  '평균진폭:atr 진폭:range 데이터:data 성공:success 지표:indicator 원:krw 원화:krw 달러:usd 대비:change 전일대비율:change_percent 대비율:change_percent 비율:ratio 율:percent 률:percent 명:name 종목:symbol 심볼:symbol 코인:coin 이름:name 종목명:name 가격:price 현재가:price 종가:close 시가:open 고가:high 저가:low 거래량:volume 거래대금:turnover ' +
  '시가총액:market_cap 순위:rank 거래소:exchange 등락률:change_percent 변동률:change_percent 등락:change 시간:time 날짜:date 일시:time ' +
  '통화:currency 방향:direction 추세:trend 지수:index 작성일:published 제목:title 출처:source 요약:summary 변동성:volatility 상관계수:correlation 최고가:high 최저가:low ' +
  '매수:bid 매도:ask 기간:window' +
  ' 현재:current 최근가:last_price 체결가:price 마지막가:last_price 시작가:open 마감가:close 고:high 저:low 전일종가:previous_close' +
  ' 전일:previous 전일대비:change 변동:change 변화:change 변화율:change_percent 수익률:return 수익:return 성과:performance' +
  ' 거래금액:turnover 시총:market_cap 시총순위:market_cap_rank 코인명:name 한글명:name 명칭:name 마켓:market 거래쌍:pair 페어:pair' +
  ' 기준통화:quote_currency 화폐:currency 단위:unit 매수가:bid 매도가:ask 매수호가:bid 매도호가:ask 업데이트:updated 갱신시각:updated 시각:time' +
  ' 기준시각:time 기준일:date 일자:date 발행일:published 게시일:published 게시시각:published 상단:upper 중단:middle 하단:lower' +
  ' 상단밴드:upper_band 중간밴드:middle_band 하단밴드:lower_band 상한:upper 하한:lower 중심선:middle 중앙:middle 전환선:tenkan 기준선:kijun' +
  ' 선행스팬1:senkou_span_a 선행스팬2:senkou_span_b 선행스팬a:senkou_span_a 선행스팬b:senkou_span_b 후행스팬:chikou 신호:signal' +
  ' 슈퍼트렌드:supertrend 평균:average 이동평균:ma 단순:simple 지수이동평균:ema 단순이동평균:sma 지지선:support 지지:support 저항선:resistance' +
  ' 저항:resistance 피봇:pivot 피벗:pivot 상관관계:correlation 상관:correlation 일수:days 역대최고가:ath 역대최저가:atl 사상최고가:ath 사상최저가:atl' +
  ' 최고가일:ath_date 최저가일:atl_date 하락률:drop_percent 상승률:rise_percent 공포탐욕지수:fear_greed_index 공포:fear 탐욕:greed' +
  ' 분류:classification 상태:state 값:value 점수:score 링크:url 이미지:image 언론사:source 매체:source 본문:body 기자:author' +
  ' 관련코인:related_coins 의견:verdict 종합:overall 종합의견:overall_verdict 추천:recommendation 돌파:breakout 돌파가:trigger' +
  ' 패턴:pattern 이벤트:event 유형:type 결과:result 금액:amount 환율:rate 환산:conversion 환산금액:converted 상승:advancing 하락:declining' +
  ' 보합:unchanged 강도:strength 레벨:level'

const german =
  'ausbruch:breakout ausbrüche:breakouts ausbrueche:breakouts ausbruchskurs:breakout_price kurs:price preis:price kurswert:price schlusskurs:close schluss:close eröffnung:open eroeffnung:open eröffnungskurs:open ' +
  'eroeffnungskurs:open hoch:high höchst:high hoechst:high höchstkurs:high hoechstkurs:high höchstwert:high tief:low tiefst:low tiefstkurs:low ' +
  'tiefstwert:low volumen:volume handelsvolumen:volume umsatz:turnover marktkapitalisierung:market_cap marktwert:market_cap ' +
  'rang:rank platz:rank börse:exchange boerse:exchange handelsplatz:exchange währung:currency waehrung:currency ' +
  'veränderung:change veraenderung:change änderung:change aenderung:change prozent:percent zeit:time zeitpunkt:time datum:date ' +
  'uhrzeit:time_of_day stand:updated aktualisiert:updated geldkurs:bid geld:bid briefkurs:ask münze:coin muenze:coin ' +
  'kürzel:symbol kuerzel:symbol bezeichnung:name rendite:return wertentwicklung:performance entwicklung:performance ' +
  'volatilität:volatility volatilitaet:volatility schwankung:volatility korrelation:correlation korrelationen:correlation ' +
  'widerstand:resistance widerstände:resistance widerstaende:resistance unterstützung:support unterstuetzung:support ' +
  'unterstützungen:support unterstuetzungen:support richtung:direction empfehlung:recommendation gesamturteil:overall_verdict ' +
  'urteil:verdict titel:title überschrift:title ueberschrift:title schlagzeile:title quelle:source zusammenfassung:summary ' +
  'bild:image veröffentlicht:published veroeffentlicht:published allzeithoch:ath allzeittief:atl abstand:distance obere:upper ' +
  'oberes:upper oberer:upper untere:lower unteres:lower unterer:lower mittleres:middle mittlere:middle mitte:middle wert:value ' +
  'betrag:amount ergebnis:result stimmung:sentiment zeitraum:window letzter:last ' +
  'vortag:previous' +
  ' letzterkurs:last_price aktuell:current aktueller:current aktuellerkurs:price' +
  ' aktuellerpreis:price letztkurs:last_price letztpreis:last_price tageshoch:day_high' +
  ' tagestief:day_low tageshöchst:day_high jahreshoch:year_high jahrestief:year_low' +
  ' hochkurs:high tiefkurs:low höchstpreis:high tiefstpreis:low anfang:open anfangskurs:open ende:close' +
  ' endkurs:close vortagesschluss:previous_close vortageskurs:previous_close schlusspreis:close' +
  ' eroeffnungspreis:open eröffnungspreis:open menge:volume stückzahl:volume stueckzahl:volume handelsmenge:volume' +
  ' gehandelt:traded tagesvolumen:day_volume volumen24h:volume_24h kapitalisierung:cap marktkap:market_cap' +
  ' marktkapital:market_cap rangfolge:rank platzierung:rank rangliste:ranking zeitstempel:timestamp datumzeit:time' +
  ' erstellt:created erfasst:recorded abgerufen:updated gültig:valid aktualisierung:updated' +
  ' letzteaktualisierung:updated kaufkurs:ask verkaufskurs:bid kauf:buy verkauf:sell ankauf:bid kaufen:buy' +
  ' verkaufen:sell ankaufskurs:bid prozentual:percent prozentuale:percent differenz:change abweichung:deviation' +
  ' gewinn:gain verlust:loss ertrag:return renditen:return tage:days woche:week wochen:weeks monat:month' +
  ' monate:months jahr:year jahre:years laufzeit:window fenster:window spanne:span annualisiert:annualized' +
  ' annualisierte:annualized historische:historical historisch:historical standardabweichung:standard_deviation' +
  ' koeffizient:coefficient korrelationskoeffizient:correlation_coefficient partner:other gegen:against oben:upper' +
  ' unten:lower ober:upper unter:lower bänder:band' +
  ' baender:band gleitender:moving durchschnitt:average gleitenderdurchschnitt:moving_average mittelwert:average' +
  ' mittel:average mittelband:middle_band linie:line wendelinie:tenkan basislinie:kijun umkehrlinie:tenkan' +
  ' standardlinie:kijun verzögerte:lagging verzoegerte:lagging verzögerungslinie:chikou wolke:cloud' +
  ' vorauslaufend:leading tendenz:trend marken:levels marke:level ebene:level stufe:level' +
  ' stärke:strength staerke:strength pivotpunkt:pivot drehpunkt:pivot klassisch:classic methode:method' +
  ' verfahren:method ausbruch:breakout ausbrüche:breakouts ausbrueche:breakouts auslöser:trigger ausloeser:trigger' +
  ' ereignis:event muster:pattern art:type typ:type bewertung:rating einschätzung:verdict einschaetzung:verdict' +
  ' gestiegen:advancing gefallen:declining gesamt:overall gesamtsignal:overall_signal fazit:conclusion kennzahl:indicator kennzahlen:indicators' +
  ' indikator:indicator indikatoren:indicators angst:fear gier:greed angstgier:fear_greed' +
  ' stimmungsindex:sentiment_index einstufung:classification stimmungslage:sentiment bereich:zone rekordhoch:ath' +
  ' rekordtief:atl höchststand:ath hoechststand:ath tiefststand:atl entfernung:distance' +
  ' beschreibung:description inhalt:content verweis:url verknüpfung:url autor:author anbieter:source' +
  ' herausgeber:publisher medium:source kurztext:summary anriss:teaser meldung:headline meldungen:news' +
  ' nachrichten:news verwandte:related umrechnung:conversion umgerechnet:converted umrechnungskurs:rate' +
  ' wechselkurs:exchange_rate von:from nach:to ausgangswährung:from zielwährung:to zielwaehrung:to' +
  ' steigend:advancing fallend:declining unverändert:unchanged unveraendert:unchanged gewinner:gainers' +
  ' verlierer:losers markt:market plattform:exchange handelspaar:pair paar:pair paare:pairs' +
  ' einfach:simple einfache:simple einfacher:simple exponentieller:exponential gewichtet:weighted gewichtete:weighted durchschnitte:averages steigende:advancing fallende:declining unveränderte:unchanged gegenwährung:quote_currency basiswährung:base_currency ergebnisse:results daten:data'

const romance =
  'altas:advancing bajas:declining baixas:declining estáveis:unchanged estables:unchanged razão:ratio razón:ratio acima:above encima:above abaixo:below debajo:below sucesso:success éxito:success indicadores:indicators indicateurs:indicators histograma:histogram histogramme:histogram dados:data datos:data données:data dati:data sinais:signal señales:signal máximas:high novas:new nuevos:new nuevas:new histórico:historical historico:historical historique:historical storico:historical precio:price prix:price preço:price preco:price prezzo:price cours:price cierre:close clôture:close cloture:close fechamento:close ' +
  'chiusura:close apertura:open ouverture:open abertura:open máximo:high maximo:high massimo:high mínimo:low ' +
  'minimo:low volumes:volume capitalización:market_cap capitalizacion:market_cap capitalisation:cap ' +
  'capitalização:market_cap capitalizacao:market_cap capitalizzazione:market_cap rango:rank posición:rank posicion:rank ' +
  'posição:rank posicao:rank moneda:currency devise:currency moeda:currency moneta:currency variación:change variacion:change ' +
  'variação:change variacao:change variazione:change variation:change porcentaje:percent percentual:percent percentuale:percent pourcent:percent pourcentage:percent fecha:date data_hora:time ' +
  'hora:time heure:time ora:time fechahora:time horodatage:time actualizado:updated atualizado:updated aggiornato:updated ' +
  'nombre:name nome:name nom:name símbolo:symbol simbolo:symbol symbole:symbol bolsa:exchange bourse:exchange mercado:market ' +
  'compra:bid achat:bid venta:ask venda:ask vente:ask rendimiento:return rendement:return retorno:return rendimento:return ' +
  'volatilidad:volatility volatilité:volatility volatilite:volatility volatilidade:volatility volatilità:volatility ' +
  'correlación:correlation correlacion:correlation corrélation:correlation correlação:correlation correlacao:correlation ' +
  'resistencia:resistance résistance:resistance resistência:resistance soporte:support suporte:support ' +
  'dirección:direction direção:direction tendencia:trend tendance:trend tendência:trend índice:index indice:index ' +
  'título:title titulo:title titre:title titolo:title fuente:source fonte:source origen:source origine:source origem:source herkunft:source resumen:summary résumé:summary resumo:summary ' +
  'imagen:image imagem:image superior:upper inferior:lower supérieure:upper superieure:upper inférieure:lower inferieure:lower ' +
  'medio:middle moyenne:average valor:value valeur:value valore:value resultado:result résultat:result resultat:result ' +
  'periodo:window período:window période:window plazo:window' +
  ' ultimo:last último:last dernier:last derniere:last dernière:last ultima:last última:last' +
  ' preciocierre:close précédent:previous precedent:previous anterior:previous' +
  ' precedente:previous máx:high máxima:high mín:low mínima:low minima:low mínimas:low haut:high' +
  ' plushaut:high bas:low plusbas:low alto:high bajo:low baixa:low baixo:low' +
  ' massimi:high minimi:low fermeture:close encerramento:close' +
  ' quantité:quantity quantite:quantity cantidad:amount quantidade:amount quantità:amount importe:amount' +
  ' importo:amount montant:amount montante:amount monto:amount capital:cap' +
  ' capbursatil:market_cap classement:rank puesto:rank clasificación:classification' +
  ' clasificacion:classification colocação:rank posizione:rank divisa:currency valuta:currency monnaie:coin criptomoneda:coin' +
  ' cripto:coin par:pair paire:pair coppia:pair' +
  ' plataforma:exchange plateforme:exchange piattaforma:exchange marché:market marche:market corretora:exchange' +
  ' lugar:venue cambio:change evolución:change evolution:change évolution:change' +
  ' rentabilidad:return rentabilité:return rentabilidade:return desempeño:performance desempeno:performance' +
  ' desempenho:performance prestazione:performance comprador:bid vendedor:ask denaro:bid lettera:ask oferta:ask' +
  ' demanda:bid actualización:updated actualizacion:updated atualização:updated atualizacao:updated' +
  ' aggiornamento:updated maj:updated' +
  ' momento:time instante:time jour:day dia:day giorno:day annualisée:annualized' +
  ' annualisee:annualized anualizada:annualized annualizzata:annualized histórica:historical historica:historical' +
  ' desviación:deviation desviacion:deviation jours:days días:days dias:days giorni:days ventana:window' +
  ' fenêtre:window fenetre:window janela:window finestra:window intervalo:interval intervalle:interval' +
  ' intervallo:interval duración:duration correlazione:correlation coeficiente:coefficient activo:asset actif:asset' +
  ' sentido:direction sens:direction senso:direction veredito:verdict horario:time horário:time ativo:asset banda:band bande:band bandas:band superiore:upper inferiore:lower haute:upper basse:lower sup:upper' +
  ' inf:lower média:average moyen:average medios:average' +
  ' línea:line linea:line' +
  ' ligne:line linha:line señal:signal senal:signal sinal:signal segnale:signal soporte1:support_1 soportes:support' +
  ' résistances:resistance resistencias:resistance supporto:support supporti:support resistenza:resistance' +
  ' resistenze:resistance resistências:resistance nivel:level niveau:level nível:level livello:level niveles:levels' +
  ' niveaux:levels pivote:pivot método:method metodo:method méthode:method clásico:classic' +
  ' clasico:classic classique:classic classico:classic fuerza:strength force:strength forza:strength força:strength' +
  ' recomendación:recommendation recomendacion:recommendation recomendação:recommendation' +
  ' recommandation:recommendation raccomandazione:recommendation veredicto:verdict avis:verdict opinión:opinion' +
  ' conjunto:overall ruptura:breakout' +
  ' rupture:breakout rottura:breakout rompimento:breakout rupturas:breakouts disparo:trigger evento:event' +
  ' événement:event evenement:event patrón:pattern patron:pattern padrão:pattern padrao:pattern tipo:type' +
  ' genre:type miedo:fear codicia:greed medo:fear ganância:greed ganancia:gain peur:fear' +
  ' avidité:greed avidite:greed cupidité:greed paura:fear avidità:greed' +
  ' estado:state état:state etat:state stato:state etiqueta:label étiquette:label etiquette:label libellé:label' +
  ' libelle:label sentimiento:sentiment sentimento:sentiment puntuación:score puntuacion:score punteggio:score' +
  ' note:score' +
  ' distancia:distance écart:distance ecart:distance caída:drop caida:drop' +
  ' baisse:drop subida:rise hausse:rise enlace:url lien:url collegamento:url enlaces:url publicado:published' +
  ' publicada:published publié:published publie:published pubblicato:published parution:published' +
  ' descripción:description descripcion:description descrição:description descrizione:description contenido:content' +
  ' contenu:content conteúdo:content auteur:author autore:author editor:publisher' +
  ' éditeur:publisher imágenes:image immagine:image foto:image articulos:articles artículos:articles titular:title entradilla:summary noticias:news nouvelles:news actualités:news' +
  ' stück:coin stueck:coin classificacao:classification classificacion:classification omhoog:up omlaag:down' +
  ' indirizzo:url riassunto:summary simboli:symbols pubblicazione:published aggiornamento:updated orario:time ora:time' +
  ' minimo:low massimo:high apertura:open chiusura:close prezzo:price nome:name direzione:direction' +
  ' notizie:news monedas:coins relacionadas:related associés:related conversión:conversion conversione:conversion' +
  ' conversão:conversion convertido:converted converti:converted tasa:rate taux:rate tasso:rate taxa:rate' +
  ' de:from desde:from hacia:to vers:to para:to hasta:to risultato:result risultati:results' +
  ' resultados:results résultats:results suben:advancing bajan:declining alza:advancing baja:declining' +
  ' inchangés:unchanged supertendência:supertrend móvel:moving móvil:moving simples:simple semplice:simple exponencial:exponential exponencialmente:exponential exponenciais:exponential exponenciales:exponential exponentielle:exponential exponentielles:exponential esponenziale:exponential esponenziali:exponential médias:averages medias:averages moyennes:averages medie:averages'

const others =
  'цена:price курс:price объём:volume объем:volume макс:high мин:low максимум:high минимум:low открытие:open закрытие:close ' +
  'изменение:change время:time дата:date капитализация:market_cap ранг:rank биржа:exchange валюта:currency название:name символ:symbol ' +
  'индекс:index fiyat:price hacim:volume değişim:change degisim:change açılış:open kapanış:close yüksek:high düşük:low tarih:date ' +
  'zaman:time cena:price wolumen:volume zmiana:change otwarcie:open zamknięcie:close najwyższa:high najniższa:low koers:price ' +
  'hoogste:high laagste:low slotkoers:close tijd:time beurs:exchange' +
  ' наименование:name имя:name тикер:symbol монета:coin код:code пара:pair последняя:last' +
  ' закр:close откр:open высокий:high низкий:low высшая:high низшая:low оборот:turnover процент:percent' +
  ' место:rank рейтинг:rank рыночная:market обновлено:updated метка:label' +
  ' значение:value верхняя:upper средняя:middle нижняя:lower верх:upper низ:lower тренд:trend направление:direction' +
  ' сигнал:signal поддержка:support сопротивление:resistance уровень:level волатильность:volatility' +
  ' доходность:return корреляция:correlation заголовок:title источник:source ссылка:url описание:description' +
  ' опубликовано:published период:window дней:days результат:result сумма:amount покупка:bid продажа:ask страх:fear' +
  ' жадность:greed биржи:exchange растут:advancing падают:declining sembol:symbol isim:name' +
  ' ad:name birim:unit borsa:exchange sıra:rank sira:rank piyasa:market' +
  ' piyasadegeri:market_cap son:last yuksek:high dusuk:low' +
  ' acilis:open kapanis:close yüzde:percent yuzde:percent alış:bid satış:ask alis:bid' +
  ' satis:ask güncelleme:updated guncelleme:updated üst:upper orta:middle yön:direction destek:support' +
  ' direnç:resistance oynaklık:volatility getiri:return başlık:title baslik:title kaynak:source bağlantı:url' +
  ' özet:summary değer:value deger:value sonuç:result miktar:amount nazwa:name' +
  ' otwarcia:open zamknięcia:close maks:high obrót:turnover giełda:exchange' +
  ' gielda:exchange waluta:currency kapitalizacja:market_cap pozycja:rank czas:time zaktualizowano:updated' +
  ' wartość:value wartosc:value górne:upper dolne:lower środkowe:middle wsparcie:support opór:resistance' +
  ' kierunek:direction zmienność:volatility stopa:return korelacja:correlation tytuł:title źródło:source' +
  ' zrodlo:source wynik:result kwota:amount naam:name openingskoers:open hoog:high laag:low slot:close' +
  ' omzet:turnover marktwaarde:market_cap marktkapitalisatie:market_cap positie:rank verandering:change verschil:change' +
  ' wijziging:change munt:coin laatste:last bied:bid laat:ask bovenste:upper onderste:lower' +
  ' middelste:middle richting:direction steun:support weerstand:resistance volatiliteit:volatility bron:source' +
  ' waarde:value resultaat:result bedrag:amount harga:price tertinggi:high terendah:low pembukaan:open' +
  ' penutupan:close perubahan:change nama:name waktu:time tanggal:date peringkat:rank bursa:exchange giá:price' +
  ' cao:high thấp:low ราคา:price pris:price högsta:high lägsta:low öppning:open stängning:close' +
  ' volym:volume förändring:change tid:time' +
  ' kırılım:breakout kırılımlar:breakouts seviye:level ortalama:average ortalamalar:averages hareketli:moving basit:simple üstel:exponential ağırlıklı:weighted' +
  ' haberler:news haber:news yayın:published yayin:published gösterge:indicator gosterge:indicator güç:strength' +
  ' sinyal:signal tavsiye:recommendation öneri:recommendation etiket:label sınıf:classification sinif:classification endeks:index korku:fear açgözlülük:greed' +
  ' yükselen:advancing yukselen:advancing düşen:declining dusen:declining değişmeyen:unchanged degismeyen:unchanged' +
  ' zirve:ath dip:atl performans:performance volatilite:volatility korelasyon:correlation'

const isEnglish = (word: string): boolean => lexicon.has(word) || noise.has(word) || synonyms.has(word)

const entries = [japanese, chinese, korean, german, romance, others].flatMap(language =>
  language.split(' ').map(entry => {
    const [word = '', meant = ''] = entry.split(':')
    return [word, meant.split('_')] as const
  })
)

export const translated: ReadonlyMap<string, readonly string[]> = new Map([
  ...entries
    .map(([word, meant]) => [withoutAccents(word), meant] as const)
    .filter(([word]) => !isEnglish(word)),
  ...entries
])

const unitWords: readonly (readonly [unit: string, words: string])[] = [
  ['min', '分 分钟 分間 분 minuten minutos минут dakika'],
  ['h', '時間 小时 시간 stunde stunden std hora horas heure heures ore час часов uur uren saat'],
  ['d', '日 日間 天 일 tag tage día días dia dias jour jours giorno giorni день дней gün dagen'],
  [
    'w',
    '週 週間 周 주 woche wochen semana semanas semaine semaines settimana settimane неделя недель hafta weken'
  ],
  ['m', 'か月 ヶ月 カ月 月 个月 개월 monat monate mes meses mês mois mese mesi месяц месяцев ay maanden'],
  ['y', '年 年間 년 jahr jahre año años ano anos an ans année anno anni год лет yıl jaar']
]

export const unitWordsByLanguage = unitWords.map(
  ([unit, words]) => [unit, `${words} ${withoutAccents(words)}`] as const
)
