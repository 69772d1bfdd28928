import { photoBucket } from '@vakman/domain/photos/photos.paths';
import { profilePhotoBucket } from '@vakman/domain/profile/profile.photo';
import { projectBucket } from '@vakman/domain/project/project.files';
import type { PersonData } from '@vakman/domain/retention/person.answers';
import { downloadZip } from 'client-zip';

export interface TakenData {
  readonly zip: Blob;
  /** Paths of the files that could not be fetched; they are named in the ZIP too. */
  readonly missing: readonly string[];
}

/** Puts everything of a person into one ZIP: `data.json`, and the files in `files/`, under the paths that the JSON names. */
export async function takeData(
  data: PersonData,
  fetchFile: (path: string, bucket: string) => Promise<Response>,
): Promise<TakenData> {
  const missing: string[] = [];
  const files: { name: string; input: Blob }[] = [];
  // One after the other: many photos at once would be too much for a phone.
  const photo = data.profile?.photo;
  const kept = [
    ...data.files.map((path) => ({ path, bucket: photoBucket })),
    ...data.project_files.map((path) => ({ path, bucket: projectBucket })),
    ...(photo ? [{ path: photo, bucket: profilePhotoBucket }] : []),
  ];
  for (const { path, bucket } of kept) {
    try {
      files.push({ name: `files/${path}`, input: await (await fetchFile(path, bucket)).blob() });
    } catch {
      missing.push(path);
    }
  }
  const json = { name: 'data.json', input: JSON.stringify({ ...data, missing }, null, 2) };
  return { zip: await downloadZip([json, ...files]).blob(), missing };
}
