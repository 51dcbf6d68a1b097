import { refused } from './ledger-parts'

// In `alert`, only the kind of a condition can match, because JSON escapes quotation marks in texts. The
// trigger `ledger_call_kept` protects the ledger. It's removed for a moment, because renaming changes no
// amount.
export const names = `
UPDATE OR IGNORE fact SET name = 'service-health' WHERE name = 'trouble';
UPDATE OR IGNORE fact SET name = 'incidents' WHERE name = 'episodes';
UPDATE fact
  SET value = json_set(json_remove(value, '$.rhythm.mood'), '$.rhythm.fearGreed', json_extract(value, '$.rhythm.mood'))
  WHERE name = 'plan' AND json_valid(value) AND json_type(value, '$.rhythm.mood') IS NOT NULL;

ALTER TABLE alert_inbox RENAME COLUMN thing TO occurrence_key;
UPDATE alert SET
  draft = replace(draft, '"kind":"mood"', '"kind":"fearGreed"'),
  memory = replace(memory, '"thing":{', '"appearance":{');
UPDATE alert_inbox SET noticed = replace(noticed, '"kind":"mood"', '"kind":"fearGreed"') WHERE noticed IS NOT NULL;

UPDATE figure_point SET series = 'fearGreed' WHERE series = 'mood';

DROP TRIGGER ledger_call_kept;
UPDATE ledger_call SET feature = 'fearGreed' WHERE feature = 'mood';
CREATE TRIGGER ledger_call_kept BEFORE UPDATE ON ledger_call
  ${refused}
DROP TRIGGER ledger_sum_kept;
UPDATE ledger_sum SET feature = 'fearGreed' WHERE feature = 'mood';
CREATE TRIGGER ledger_sum_kept BEFORE UPDATE ON ledger_sum
  WHEN NOT EXISTS (SELECT 1 FROM ledger_roll_up WHERE OLD.at >= since AND OLD.at < until)
  ${refused}
`
