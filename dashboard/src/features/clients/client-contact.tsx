import { routeToAddress } from '@vakman/domain/calendar/route-to-address';
import { formatVcard } from '@vakman/domain/contact/contact.vcard';
import type { ClientFile } from '@vakman/domain/request-handling/client-file.answers';
import { fill } from '@vakman/domain/text/fill';
import { useEffect, useRef, useState } from 'react';
import { clientsWords } from '../../../generated/clients.words.ts';
import { requestsWords } from '../../../generated/requests.words.ts';
import { nameOfLanguage } from '../../words/name-of-language.ts';
import { useWords } from '../../words/use-words.ts';
import { saveFile } from '../own-data/save-file.ts';
import { RequestPart } from '../requests/request-part.tsx';
import type { ClientActions } from './client-actions.ts';
import { ContactForm } from './contact-form.tsx';
import { correctedFields, correctionOf } from './correction-of.ts';

interface ClientContactProps {
  readonly client: ClientFile;
  readonly onCorrect: ClientActions['correct'];
}

/** The ways to a client, and what the office knows better than he wrote. */
export function ClientContact({ client, onCorrect }: ClientContactProps) {
  const words = useWords(clientsWords);
  const { request: own } = useWords(requestsWords);
  const [isCorrecting, setIsCorrecting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasCorrecting = useRef(false);
  // Whoever saves or leaves the form goes on where he opened it.
  useEffect(() => {
    if (wasCorrecting.current && !isCorrecting) opener.current?.focus();
    wasCorrecting.current = isCorrecting;
  }, [isCorrecting]);
  const { contact, given, members } = client;
  const { name, phone, street_address: street, postal_code: postalCode, language } = contact;
  const email = members[0]?.email ?? '';
  const corrected = correctionOf(client);
  const card = {
    name: name ?? email,
    email,
    phone: phone ?? '',
    street_address: street ?? '',
    postal_code: postalCode ?? '',
  };
  return (
    <RequestPart title={words.contact}>
      {street !== null && (
        <p dir="auto">
          {street}, {postalCode}
        </p>
      )}
      {language !== null && (
        <p className="request-muted">{fill(words.writesIn, { language: nameOfLanguage(language) })}</p>
      )}
      {correctedFields.map((field) =>
        corrected[field] === '' || !given?.[field] ? null : (
          <p key={field} className="request-muted" dir="auto">
            {fill(words.correction.given, { value: given[field] })}
          </p>
        ),
      )}
      <p className="request-ways">
        {phone !== null && (
          <a className="button" href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
            {own.call} <span>{phone}</span>
          </a>
        )}
        <a className="button" href={`mailto:${encodeURIComponent(email)}`}>
          {own.reply} <span dir="auto">{email}</span>
        </a>
        {street !== null && (
          <a
            className="button"
            href={routeToAddress(street, postalCode ?? '')}
            target="_blank"
            rel="noopener noreferrer"
          >
            {own.route}
          </a>
        )}
      </p>
      {isCorrecting ? (
        <ContactForm client={client} onCorrect={onCorrect} onClose={() => setIsCorrecting(false)} />
      ) : (
        <p className="request-ways">
          <button ref={opener} type="button" className="link" onClick={() => setIsCorrecting(true)}>
            {words.correct}
          </button>
          <button
            type="button"
            className="link"
            onClick={() => saveFile(new Blob([formatVcard(card)], { type: 'text/vcard' }), 'contact.vcf')}
          >
            {words.vcard}
          </button>
        </p>
      )}
    </RequestPart>
  );
}
