import { phoneFact } from '@vakman/content/company/phone-fact';
import { usePage } from '../page/page-context.tsx';

interface ActionOrCallProps {
  readonly href: string;
  /** Words of the link. */
  readonly children: string;
}

/** A way on, and the telephone for who would rather talk. */
export function ActionOrCall({ href, children }: ActionOrCallProps) {
  const { content, t } = usePage();
  const phone = phoneFact(content.company.phone);
  return (
    <p className="actions">
      <a className="button" href={href}>
        {children}
      </a>
      <a className="button quiet" href={phone.href}>
        {t('navigation.callNumber', { phone: phone.display })}
      </a>
    </p>
  );
}
