import { openQuoteDocument } from '@vakman/supabase/client/offered-quotes';
import { importPart } from '../../router/lost-chunk.ts';
import { connect } from '../../session/connect.ts';
import { saveFile } from '../own-data/save-file.ts';
import type { DossierDocument } from './document-list.tsx';

/** Fetches a document, and has the browser keep it. */
export async function takeDocument(document: DossierDocument): Promise<void> {
  const connection = await connect();
  if (document.kind === 'quote') {
    const { id, number } = document.quote;
    saveFile(await openQuoteDocument(connection, { quoteId: id }), `${number}.pdf`);
    return;
  }
  const { path, name } = document.file;
  const { fetchProjectFile } = await importPart(() => import('@vakman/supabase/client/project-files'));
  saveFile(await fetchProjectFile(connection, path), name);
}
