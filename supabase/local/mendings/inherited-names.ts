import type { Mending } from './mending.ts';

/** Whose values name columns, tables and what they are called in the answer; all other values are only compared. */
const naming = new Set(['select', 'order', 'columns', 'on_conflict']);

/**
 * The first name in an address that every object of JavaScript has, such as `__proto__`; undefined where there is none.
 * Quotes and backslashes are no part of a name, and whatever else is none separates two.
 */
export function inheritedName(search: URLSearchParams): string | undefined {
  return [...search]
    .flatMap(([name, value]) => (naming.has(name) || name.endsWith('.order') ? [name, value] : [name]))
    .flatMap((text) => text.replaceAll(/["\\]/g, '').split(/[^\w$]+/))
    .find((name) => name in Object.prototype);
}

/**
 * Refuses such names, which no table has. The library writes filters into objects by the name of the column, and would
 * so write into what all objects of the process share: from then on nobody's request is answered as it should be.
 */
export const refuseInheritedNames: Mending = async (request, next) => {
  const { pathname, searchParams } = new URL(request.url);
  const name = pathname.startsWith('/rest/v1/') ? inheritedName(searchParams) : undefined;
  if (name === undefined) return next(request);
  return Response.json(
    { code: '42703', message: `column ${name} does not exist`, details: null, hint: null },
    { status: 400, headers: { 'access-control-allow-origin': '*' } },
  );
};
