import type { ProjectDocument } from '@vakman/domain/project/project.answers';
import { openQuoteDocument } from '@vakman/supabase/client/offered-quotes';
import { fetchProjectFile } from '@vakman/supabase/client/project-files';
import { connect } from '../../session/connect.ts';
import { saveFile } from '../own-data/save-file.ts';

/** Has the browser keep a document of a project; rejects where it does not come. */
export async function openDocument({ id, kind, name, path }: ProjectDocument): Promise<void> {
  const connection = await connect();
  if (kind === 'quote') saveFile(await openQuoteDocument(connection, { quoteId: id }), `${name}.pdf`);
  else if (path !== null) saveFile(await fetchProjectFile(connection, path), name);
}
