import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listQuotes } from '@vakman/supabase/client/quotes';
import { listRequests } from '@vakman/supabase/client/requests';
import { useEffect, useState } from 'react';
import { appWords } from '../../../generated/app.words.ts';
import { keys } from '../../backend/keys.ts';
import { router } from '../../router/router.ts';
import { connect } from '../../session/connect.ts';
import { signOut } from '../../session/sign-out.ts';
import { useSession } from '../../session/use-session.ts';
import { useWords } from '../../words/use-words.ts';
import type { PaletteProps } from './palette-opener.tsx';
import { Palette, type PaletteEntry } from './palette.tsx';

/** Milliseconds after the last key before the database is asked. */
const pause = 200;
/** Letters by which a search finds somebody rather than everybody. */
const fewest = 2;
const order = { sort: 'received', descending: true } as const;

/** What the palette leads to: pages, whoever is found by what is typed, and the way out. */
export default function PalettePart({ pages, onClose }: PaletteProps) {
  const { officeTitles, titles, signOut: out } = useWords(appWords);
  const session = useSession();
  const userId = session.kind === 'signed-in' ? session.userId : '';
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  const isSearching = search.length >= fewest;
  const found = useQuery({
    queryKey: keys.requestList(userId, { search }, 'palette'),
    queryFn: async () => listRequests(await connect(), { filter: { search }, order, after: null, size: 6 }),
    enabled: isSearching,
    placeholderData: keepPreviousData,
  });
  const quotes = useQuery({
    queryKey: keys.quoteList(userId, { search, palette: true }),
    queryFn: async () => listQuotes(await connect(), { filter: { search }, after: null, size: 4 }),
    enabled: isSearching,
    placeholderData: keepPreviousData,
  });
  const entries: PaletteEntry[] = [
    { id: 'today', label: officeTitles.today, act: () => router.push('admin') },
    ...pages.map((page) => ({ id: page, label: officeTitles[page], act: () => router.push(page) })),
    { id: 'profile', label: titles.profile, act: () => router.push('profile') },
    { id: 'sign-out', label: out, act: () => void signOut() },
  ];
  const requests = isSearching ? (found.data?.rows ?? []) : [];
  return (
    <Palette
      typed={typed}
      onType={setTyped}
      entries={entries}
      found={requests.map(({ id, name, street_address, postal_code }) => ({
        id,
        label: name,
        about: `${street_address}, ${postal_code}`,
        act: () => router.push('request', { requestId: id }),
      }))}
      quotes={(isSearching ? (quotes.data?.rows ?? []) : []).map(({ id, number, title, name }) => ({
        id: `quote-${id}`,
        label: title,
        about: number === null ? name : `${number}, ${name}`,
        act: () => router.push('quote', { quoteId: id }),
      }))}
      onClose={onClose}
    />
  );
}
