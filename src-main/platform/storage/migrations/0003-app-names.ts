/** Earlier versions used "place" for both the service and the window's view. */
export const names = `
UPDATE OR IGNORE fact SET name = 'service-target' WHERE name = 'place';
UPDATE fact
  SET value = json_set(json_remove(value, '$.place'), '$.viewState', json_extract(value, '$.place'))
  WHERE name = 'settings' AND json_valid(value) AND json_type(value, '$.place') = 'object';
`
