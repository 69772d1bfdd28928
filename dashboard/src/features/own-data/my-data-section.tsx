import { BackendError } from '@vakman/supabase/client/connection';
import { importPart } from '../../router/lost-chunk.ts';
import { connect } from '../../session/connect.ts';
import { MyData, type TakeResult } from './my-data.tsx';

async function take(name: string): Promise<TakeResult> {
  try {
    const [{ exportMyData, fetchFile }, { takeData }, { saveFile }] = await Promise.all([
      importPart(() => import('@vakman/supabase/client/my-data')),
      importPart(() => import('./take-data.ts')),
      importPart(() => import('./save-file.ts')),
    ]);
    const connection = await connect();
    const { zip, missing } = await takeData(await exportMyData(connection), (path, bucket) =>
      fetchFile(connection, path, bucket),
    );
    saveFile(zip, `${name}.zip`);
    return { missing: missing.length };
  } catch (error) {
    return error instanceof BackendError && error.status === 429 ? 'tooOften' : 'failed';
  }
}

/** The section of the profile that gives somebody all that is kept of him. */
export function MyDataSection() {
  return <MyData onTake={take} />;
}
