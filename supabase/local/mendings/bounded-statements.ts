import type { Database } from '../database/open-database.ts';
import { deepest, hasTooManyBrackets, isTooDeep, looksLikeJson } from './bracket-depth.ts';
import { RefusedStatement } from './refused-statement.ts';

/** As the API writes the filters `match` and `imatch`. */
const callersPattern = /~\*? (?:any|all)?\(?\$\d/;

/** As the API writes the filters `fts` and its kin. */
const textSearch = /to_tsquery\(/;

/** Each stands inside of the next. */
const pathsAndCasts = /->|::/g;

/**
 * Refuses what runs the embedded database out of stack: it does not notice, leaves the statement half done, and stops
 * working after some. A PostgreSQL server measures its stack, and answers with an error.
 */
export function boundStatements(driver: Database['driver']): void {
  const query = driver.query.bind(driver);
  driver.query = async (text, values, options) => {
    if (callersPattern.test(text))
      throw new RefusedStatement(400, '0A000', 'regular expressions are not supported here');
    const texts = (values ?? []).filter((value) => typeof value === 'string');
    const isTooMuch =
      [text, ...texts.filter(looksLikeJson)].some(isTooDeep) ||
      (textSearch.test(text) && texts.some(hasTooManyBrackets)) ||
      (text.match(pathsAndCasts)?.length ?? 0) > deepest;
    if (isTooMuch) throw new RefusedStatement(413, '54001', `more than ${deepest} levels in each other`);
    return query(text, values, options);
  };
}
