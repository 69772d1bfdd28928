import { showsPeople, type Photograph } from '@vakman/content/photographs.schema';
import type { ContentFault } from '@vakman/content/files/content-error';
import { unknownPicture, type PictureName } from '../../src/_components/picture/picture-names.ts';

/** What `photographs.yaml` describes and the folder has not, people who did not agree, and halves of a pair. */
export function photographFaults(
  described: readonly Photograph[],
  files: ReadonlySet<PictureName>,
): ContentFault[] {
  const has = (name: string) => files.has(name as PictureName);
  const isDescribed = (name: string) => described.some(({ picture }) => picture === name);
  const entries = described.flatMap(({ picture }, index): ContentFault[] => {
    const isSecond = described.findIndex((other) => other.picture === picture) < index;
    const reason =
      unknownPicture(picture) ??
      (isSecond ? `${picture} is described above already` : undefined) ??
      (has(picture)
        ? undefined
        : `There is no photograph of this name in content/pictures/, such as ${picture}.jpg`);
    return reason === undefined ? [] : [{ file: 'photographs.yaml', key: `${index}.picture`, reason }];
  });
  const people = [...files]
    .filter((name) => showsPeople(name) && !isDescribed(name))
    .map((name) => ({
      file: `pictures/${name}`,
      key: '',
      reason: 'Somebody is shown: say in photographs.yaml what is to be seen, and on which day he agreed',
    }));
  const halves = [...files]
    .filter((name) => name.startsWith('project-') && !has(otherState(name)))
    .map((name) => ({
      file: `pictures/${name}`,
      key: '',
      reason: `The slider lays one photograph over the other, so ${otherState(name)} is needed too`,
    }));
  return [...entries, ...people, ...halves];
}

/** The name of the same scene before the work, or after it. */
function otherState(name: string): string {
  return name.endsWith('-before') ? name.replace(/before$/, 'after') : name.replace(/after$/, 'before');
}
