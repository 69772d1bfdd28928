const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

/** What stands in a filter where a value of some type should. */
export const filterValues: readonly string[] = [
  '',
  '5',
  '-1.5e400',
  'infinity',
  'true',
  '{{1},{2,3}}',
  '[1,2',
  '{"a":1}',
  'a\0b',
  '\';--"\\',
  '9'.repeat(500),
  nested(3000),
];

/** To a search, a quotation mark is a letter, and so are brackets between apostrophes. */
export const deepSearches: readonly string[] = [`"&${'('.repeat(7900)}`, `${"(')'&".repeat(500)}a`];

/** Filters of the API, of which few fit any one type. */
export const filterOperators = [
  'eq',
  'like',
  'match',
  'is',
  'not.in',
  'cs',
  'sl',
  'fts',
  'eq(any)',
  'nothing',
] as const;

/** What stands in a body where a value of some type should, as JSON. */
export const bodyValues: readonly string[] = [
  '5',
  '-1.5e400',
  'true',
  '"NaN"',
  '"infinity"',
  '"{"',
  '"[1,2"',
  '"a\\u0000b"',
  '"\\ud83c"',
  '{}',
  '{"a":{"b":[1]}}',
  '{"toString":1,"length":2}',
  '[1,null,"a"]',
  '[[1],[2,3],"a"]',
  '[null,{"a":[]}]',
  `"${'9'.repeat(500)}"`,
  nested(200),
  nested(10_000),
  JSON.stringify(nested(10_000)),
];
