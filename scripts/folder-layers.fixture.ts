/**
 * The layers of each concept, lowest first. A row has a folder, a module that the folder must not import, and
 * a module of a lower folder that it may import (null if there is none).
 */
export const folderLayers: readonly [concept: string, folders: readonly [string, string, string | null][]][] =
  [
    [
      'src-renderer/charts',
      [
        ['series', 'scales/price-scale', null],
        ['scales', 'scene/plot', 'series/candles'],
        ['scene', 'paint/axes', 'scales/price-scale'],
        ['paint', 'drawings/paint', 'scene/plot'],
        ['drawings', 'candle-chart', 'paint/overlay'],
        ['indicators', 'scene/plot', 'series/candles']
      ]
    ],
    [
      'src-renderer/parts/chart',
      [
        ['setup', 'candles/chart-words', null],
        ['candles', 'replay/replay.svelte', 'setup/intervals'],
        ['replay', 'indicators/indicator-words', 'candles/chart-words'],
        ['indicators', 'replay/replay.svelte', 'setup/hues'],
        ['compare', 'panel/open-chart.svelte', 'candles/drawn-chart'],
        ['service-comparison', 'compare/comparison.svelte', 'indicators/indicator-words'],
        ['drawing', 'panel/open-chart.svelte', 'candles/drawn-chart'],
        ['levels', 'panel/open-chart.svelte', 'candles/drawn-chart'],
        ['history', 'panel/open-chart.svelte', 'candles/drawn-chart'],
        ['ratio', 'panel/open-chart.svelte', 'candles/drawn-chart'],
        ['panel', 'layout/grid-shape', 'replay/replay.svelte'],
        ['export', 'layout/grid-shape', 'panel/open-chart.svelte'],
        ['layout', '../quote/Price.svelte', 'export/chart-data']
      ]
    ],
    [
      'src-renderer/parts/explorer',
      [
        ['operations', 'answer/charge', null],
        ['question', 'answer/charge', null],
        ['tables', 'drawn/sketch', null],
        ['reading', 'answer/charge', null],
        ['drawn', 'answer/charge', 'tables/column'],
        ['export', 'answer/charge', 'tables/column'],
        ['answer', 'history/HistoryList.svelte', 'drawn/sketch'],
        ['history', 'operations/operation-groups', 'answer/charge']
      ]
    ],
    [
      'src-renderer/parts/credit',
      [
        ['ledger', 'gauge/pace', null],
        ['gauge', 'ledger/days', null],
        ['prices', 'ledger/days', null],
        ['breakdown', 'gauge/pace', 'ledger/ledger-words'],
        ['budget', 'ledger/days', 'gauge/pace']
      ]
    ]
  ]
