// Exits if Node isn't supported by `engines` in package.json. Entry scripts import this file first, and
// package.json preloads it with `node -r`, because the oldest Node versions can't parse an entry script.
// This file only uses syntax that those versions understand.
'use strict'

var engines = require('../../package.json').engines.node

/**
 * @param {string} text has up to three parts; missing parts and stars count as 0
 * @returns {[number, number, number]}
 */
function numbersOf(text) {
  var parts = text.split('.')
  return [Number(parts[0]) || 0, Number(parts[1]) || 0, Number(parts[2]) || 0]
}

/**
 * Compares two versions. The result is negative if `one` is older.
 * @param {[number, number, number]} one
 * @param {[number, number, number]} other
 */
function compare(one, other) {
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2]
}

/** @param {string} version @param {string} comparator such as `^20.19`, `>=24`, `22.x`, `*` */
function meets(version, comparator) {
  var parts = /^(\^|~|>=|<|)v?([\d.x*]*)$/.exec(comparator) || []
  var operator = parts[1]
  var text = parts[2]
  if (text === undefined) throw new Error("This range of versions can't be parsed: " + comparator)
  var is = numbersOf(version)
  var wanted = numbersOf(text)
  if (text === '*' || text === '') return true
  if (operator === '<') return compare(is, wanted) < 0
  return compare(is, wanted) >= 0 && (operator === '>=' || is[0] === wanted[0])
}

/**
 * Returns whether a version is in a range, which has the syntax of package.json.
 * @param {string} version
 * @param {string} range
 */
function isInRange(version, range) {
  var alternatives = range.replace(/(\^|~|>=|<) +/g, '$1').split('||')
  for (var at = 0; at < alternatives.length; at++) {
    var comparators = (alternatives[at] || '').replace(/^ +| +$/g, '').split(/ +/)
    var met = 0
    for (var index = 0; index < comparators.length; index++)
      if (meets(version, comparators[index] || '')) met++
    if (met === comparators.length) return true
  }
  return false
}

function nodesNeeded() {
  var words = engines
    .replace(/>=(\d+)/g, '$1 or later')
    .replace(/\^(\d+)(\.\d+)/g, '$1$2 or a later $1')
    .split(' || ')
  var last = words.pop()
  return words.join(', ') + ', or ' + last
}

module.exports = { isInRange: isInRange, nodesNeeded: nodesNeeded }

if (!isInRange(process.versions.node, engines)) {
  console.error(
    'Node ' +
      process.versions.node +
      ' does not run Candlewick’s tools: they need Node ' +
      nodesNeeded() +
      '. Install one of these and try again.'
  )
  process.exit(1)
}
