// What names of fields say in other languages than English, where small services of one country write them so: each word
// with what it stands for. Words that are spelled as an English one of another meaning are left out.

const japanese =
  '銘柄:symbol 通貨ペア:pair 通貨:currency 名称:name 名前:name 銘柄名:name コイン名:name 現在値:price 現在価格:price 価格:price ' +
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
  '概要:summary 要約:summary 本文:body 画像:image リンク:url 換算:conversion 換算額:converted レート:rate 結果:result 金額:amount'

const chinese =
  '币种:symbol 代码:symbol 交易对:pair 名称:name 价格:price 最新价:last_price 现价:price 收盘价:close 收盘:close 开盘价:open 开盘:open 最高价:high ' +
  '最高:high 最低价:low 最低:low 成交量:volume 交易量:volume 成交额:turnover 市值:market_cap 排名:rank 交易所:exchange 涨跌幅:change_percent ' +
  '涨跌:change 涨幅:change_percent 时间:time 日期:date 更新时间:updated 货币:currency 方向:direction 趋势:trend 指数:index 标题:title ' +
  '来源:source 摘要:summary 链接:url 波动率:volatility 相关性:correlation 历史最高:ath 历史最低:atl 买入价:bid 卖出价:ask 周期:window'

const korean =
  '종목:symbol 심볼:symbol 코인:coin 이름:name 종목명:name 가격:price 현재가:price 종가:close 시가:open 고가:high 저가:low 거래량:volume 거래대금:turnover ' +
  '시가총액:market_cap 순위:rank 거래소:exchange 등락률:change_percent 변동률:change_percent 등락:change 시간:time 날짜:date 일시:time ' +
  '통화:currency 방향:direction 추세:trend 지수:index 제목:title 출처:source 요약:summary 변동성:volatility 상관계수:correlation 최고가:high 최저가:low ' +
  '매수:bid 매도:ask 기간:window'

const german =
  'kurs:price preis:price kurswert:price schlusskurs:close schluss:close eröffnung:open eroeffnung:open eröffnungskurs:open ' +
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
  'vortag:previous'

const romance =
  'precio:price prix:price preço:price preco:price prezzo:price cours:price cierre:close clôture:close cloture:close fechamento:close ' +
  'chiusura:close apertura:open ouverture:open abertura:open máximo:high maximo:high massimo:high mínimo:low ' +
  'minimo:low volumen:volume volumes:volume capitalización:market_cap capitalizacion:market_cap capitalisation:cap ' +
  'capitalização:market_cap capitalizacao:market_cap capitalizzazione:market_cap rango:rank rang:rank posición:rank posicion:rank ' +
  'posição:rank posicao:rank moneda:currency devise:currency moeda:currency moneta:currency variación:change variacion:change ' +
  'variação:change variacao:change variazione:change variation:change porcentaje:percent pourcentage:percent fecha:date data_hora:time ' +
  'hora:time heure:time ora:time fechahora:time horodatage:time actualizado:updated atualizado:updated aggiornato:updated ' +
  'nombre:name nome:name nom:name símbolo:symbol simbolo:symbol symbole:symbol bolsa:exchange bourse:exchange mercado:exchange ' +
  'compra:bid achat:bid venta:ask venda:ask vente:ask rendimiento:return rendement:return retorno:return rendimento:return ' +
  'volatilidad:volatility volatilité:volatility volatilite:volatility volatilidade:volatility volatilità:volatility ' +
  'correlación:correlation correlacion:correlation corrélation:correlation correlação:correlation correlacao:correlation ' +
  'resistencia:resistance résistance:resistance resistência:resistance soporte:support suporte:support ' +
  'dirección:direction direccion:direction tendencia:trend tendance:trend tendência:trend índice:index indice:index ' +
  'título:title titulo:title titre:title titolo:title fuente:source fonte:source origen:source origine:source origem:source herkunft:source resumen:summary résumé:summary resumo:summary ' +
  'imagen:image imagem:image superior:upper inferior:lower supérieure:upper superieure:upper inférieure:lower inferieure:lower ' +
  'medio:middle moyenne:average valor:value valeur:value valore:value resultado:result résultat:result resultat:result ' +
  'periodo:window período:window période:window plazo:window'

const others =
  'цена:price курс:price объём:volume объем:volume макс:high мин:low максимум:high минимум:low открытие:open закрытие:close ' +
  'изменение:change время:time дата:date капитализация:market_cap ранг:rank биржа:exchange валюта:currency название:name символ:symbol ' +
  'индекс:index fiyat:price hacim:volume değişim:change degisim:change açılış:open kapanış:close yüksek:high düşük:low tarih:date ' +
  'zaman:time cena:price wolumen:volume zmiana:change otwarcie:open zamknięcie:close najwyższa:high najniższa:low koers:price ' +
  'hoogste:high laagste:low slotkoers:close datum:date tijd:time beurs:exchange'

/** The English words that a word of another language stands for. */
export const translated: ReadonlyMap<string, readonly string[]> = new Map(
  [japanese, chinese, korean, german, romance, others].flatMap(language =>
    language.split(' ').map(entry => {
      const [word = '', meant = ''] = entry.split(':')
      return [word, meant.split('_')] as const
    })
  )
)

/** Units of spans, as people of other countries write them behind a number. */
export const unitWords: readonly (readonly [unit: string, words: string])[] = [
  ['min', '分 分钟 分間 분 minuten minutos минут dakika'],
  ['h', '時間 小时 시간 stunde stunden hora horas heure heures ore час часов uur'],
  ['d', '日 日間 天 일 tag tage día días dia dias jour jours giorno giorni день дней gün dagen'],
  [
    'w',
    '週 週間 周 주 woche wochen semana semanas semaine semaines settimana settimane неделя недель hafta weken'
  ],
  ['m', 'か月 ヶ月 カ月 月 个月 개월 monat monate mes meses mês mois mese mesi месяц месяцев ay maanden'],
  ['y', '年 年間 년 jahr jahre año años ano anos ans année anno anni год лет yıl jaar']
]
