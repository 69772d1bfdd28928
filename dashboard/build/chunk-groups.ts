/** What is written into one file, because each of several would cost a request. */
interface ChunkGroup {
  readonly name: string | ((module: string) => string | null);
  /** What rolldown calls a group in its reports whose name is a function. */
  readonly debugName?: string;
  readonly test: RegExp;
  /** Where a module is in several, the highest takes it. */
  readonly priority: number;
  /** In how many pages it must be, at least. */
  readonly minShareCount?: number;
}

/** What every page of the dashboard needs. */
const ground =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|@swan-io|@tanstack[\\/](query-core|react-query)|@supabase[\\/](auth-js|postgrest-js)|zod)[\\/]|rolldown[\\/]runtime/;

/** Days and hours in the firm's own time zone: too much for a page that has none. */
const time = /[\\/]temporal-polyfill[\\/]|[\\/](wall|local)-time\.ts$/;

/** Whatever is a form of several fields. */
const form = /[\\/]react-hook-form[\\/]|[\\/]domain[\\/]src[\\/](account|profile)[\\/]/;

/** Fields and signs, which also pages without a form have. */
const fields = /[\\/]widgets[\\/]src[\\/]ui[\\/]/;

/** Rules and requests that several pages have, small each. */
const shared =
  /[\\/]domain[\\/]src[\\/](contact|facts|form|format|languages|rights|stored-items|text|time-zone)[\\/.]|[\\/]supabase[\\/]client[\\/](call-function|connection)/;

/** Words that come together: the parts of a profile, and whatever leads to a session. */
const words = /[\\/]generated[\\/](?<part>[a-z-]+)\.(?<language>[a-z]{2})\.ts$/;
const pageOfWords: Readonly<Record<string, string>> = {
  credentials: 'profile',
  'own-data': 'profile',
  profile: 'profile',
  'profile-photo': 'profile',
  'second-factor': 'profile',
  session: 'sign-in',
  'sign-in': 'sign-in',
};

function nameOfWords(module: string): string | null {
  const { part = '', language = '' } = words.exec(module)?.groups ?? {};
  const page = pageOfWords[part];
  return page ? `${page}.${language}` : null;
}

/** How the bundle of the dashboard is cut. */
export const chunkGroups: readonly ChunkGroup[] = [
  { name: 'ground', test: ground, priority: 5 },
  { name: nameOfWords, debugName: 'words', test: words, priority: 4 },
  { name: 'time', test: time, priority: 1 },
  { name: 'form', test: form, priority: 2, minShareCount: 2 },
  { name: 'fields', test: fields, priority: 2, minShareCount: 2 },
  { name: 'shared', test: shared, priority: 3 },
];
