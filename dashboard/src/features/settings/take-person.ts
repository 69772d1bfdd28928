import type { Connection } from '@vakman/supabase/client/connection';
import { fetchFile } from '@vakman/supabase/client/my-data';
import { exportPerson } from '@vakman/supabase/client/persons';
import { saveFile } from '../own-data/save-file.ts';
import { takeData } from '../own-data/take-data.ts';

/** Has the browser keep everything of an address as a ZIP. Files that could not be fetched are named in it. */
export async function takePerson(connection: Connection, address: string, name: string): Promise<void> {
  const { zip } = await takeData(await exportPerson(connection, address), (path, bucket) =>
    fetchFile(connection, path, bucket),
  );
  saveFile(zip, `${name}.zip`);
}
