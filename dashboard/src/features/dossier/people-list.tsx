import type { DossierPerson } from '@vakman/domain/dossier/dossier.answers';
import { initialsOf } from '@vakman/domain/text/initials';
import { dossierWords } from '../../../generated/dossier.words.ts';
import { facts } from '../../../generated/facts.ts';
import { FileImage } from '../../ui/photo-viewer/file-image.tsx';
import { useWords } from '../../words/use-words.ts';

interface PeopleListProps {
  readonly people: readonly DossierPerson[];
  /** Photos that have arrived, by their path. */
  readonly photos: ReadonlyMap<string, Blob>;
}

/** Who speaks for his work, and the office, which is always there. */
export function PeopleList({ people, photos }: PeopleListProps) {
  const { people: words } = useWords(dossierWords);
  const { company } = facts;
  return (
    <section aria-labelledby="people">
      <h2 id="people">{words.title}</h2>
      <ul className="dossier-people">
        {people.map(({ id, name, photo }) => {
          const file = photo === null ? undefined : photos.get(photo);
          return (
            <li key={id}>
              <span className="dossier-face" aria-hidden="true">
                {file ? <FileImage file={file} alt="" /> : initialsOf(name)}
              </span>
              <span dir="auto">{name}</span>
            </li>
          );
        })}
        <li>
          <span className="dossier-face" aria-hidden="true">
            {initialsOf(company.name)}
          </span>
          <span>
            {words.office}
            <a href={company.phone.href}>{company.phone.display}</a>
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </span>
        </li>
      </ul>
    </section>
  );
}
