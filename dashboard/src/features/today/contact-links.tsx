import { todayWords } from '../../../generated/today.words.ts';
import { useWords } from '../../words/use-words.ts';

interface ContactLinksProps {
  readonly name: string | null;
  readonly phone: string | null;
  readonly email: string | null;
}

/** The ways to reach somebody. */
export function ContactLinks({ name, phone, email }: ContactLinksProps) {
  const { mails } = useWords(todayWords);
  if (!phone && !email) return null;
  return (
    <p className="today-ways">
      {phone && (
        <a
          className="button"
          href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
          aria-label={`${mails.call} ${name ?? phone}`}
        >
          {mails.call}
        </a>
      )}
      {email && (
        <a
          className="button"
          href={`mailto:${encodeURIComponent(email)}`}
          aria-label={`${mails.write} ${name ?? email}`}
        >
          {mails.write}
        </a>
      )}
    </p>
  );
}
