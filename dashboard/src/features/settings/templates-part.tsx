import { Link } from '@swan-io/chicane';
import { repliesWords } from '../../../generated/replies.words.ts';
import { router } from '../../router/router.ts';
import { useWords } from '../../words/use-words.ts';
import { SettingsPart } from './settings-part.tsx';

/** Leads to where the office's own templates are written. */
export function TemplatesPart() {
  const { manage, templates } = useWords(repliesWords);
  return (
    <SettingsPart title={manage.title}>
      <p>
        <Link to={router.templates()}>{templates}</Link>
      </p>
    </SettingsPart>
  );
}
