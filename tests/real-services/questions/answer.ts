/** What a service answered, without what differs at each asking: ids, links, moments. */
export interface Answer {
  readonly status: number;
  /** JSON, or text; how many bytes of anything else. Absent where there is none. */
  readonly body?: unknown;
  /** Those that were asked for; null where one is absent. */
  readonly headers?: Readonly<Record<string, string | null>>;
}

const placeholders: readonly (readonly [RegExp, string])[] = [
  [/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, '<token>'],
  [/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, '<uuid>'],
  [/\b[0-9a-f]{64}\b/g, '<token>'],
  [/\b[0-9A-F]{4}-[0-9A-F]{4}\b/g, '<reference>'],
  [/\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d:[\d.]+\+00(?::00)?/g, '<moment>'],
];

/** Puts names in the place of ids, links and moments. */
function withPlaceholders<Value>(value: Value): Value {
  const json = JSON.stringify(value);
  return json === undefined
    ? value
    : (JSON.parse(
        placeholders.reduce((text, [pattern, name]) => text.replace(pattern, name), json),
      ) as Value);
}

/** Reads an answer, and of its headers those that are named. */
export async function readAnswer(response: Response, headers: readonly string[] = []): Promise<Answer> {
  const type = response.headers.get('content-type') ?? '';
  const bytes = Buffer.from(await response.arrayBuffer());
  const told = headers.map((name) => [name, response.headers.get(name)] as const);
  return withPlaceholders({
    status: response.status,
    ...(bytes.length > 0 && { body: readBody(type, bytes) }),
    ...(told.length > 0 && { headers: Object.fromEntries(told) }),
  });
}

function readBody(type: string, bytes: Buffer): unknown {
  if (type.includes('json')) return JSON.parse(bytes.toString()) as unknown;
  return type.startsWith('text/') ? bytes.toString() : `<${bytes.length} bytes>`;
}
