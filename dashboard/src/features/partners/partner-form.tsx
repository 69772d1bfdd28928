import { isEmailAddress } from '@vakman/domain/contact/contact.schema';
import { sourcePattern } from '@vakman/domain/form/form.source';
import type { PartnerDraft } from '@vakman/supabase/client/partners';
import { TextField } from '@vakman/widgets/ui/text-field.tsx';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { partnersWords } from '../../../generated/partners.words.ts';
import { OfficeDialog } from '../../ui/office-dialog/office-dialog.tsx';
import { useWords } from '../../words/use-words.ts';
import { FaultNotice } from '../people/fault-notice.tsx';
import type { PartnerActions } from './partner-actions.ts';

interface PartnerFormProps {
  /** What stands, or of somebody new what is known. */
  readonly partner: PartnerDraft;
  readonly onSave: PartnerActions['save'];
  readonly onClose: () => void;
}

const isSite = (typed: string) => /^https?:\/\/[^\s/]+\.\S+$/.test(typed) && typed.length <= 200;

/** Asks who a source is; what was typed stays until it was stored. */
export default function PartnerForm({ partner, onSave, onClose }: PartnerFormProps) {
  const { add, edit, close, save, errorPrefix, fields, errors: said } = useWords(partnersWords);
  const form = useForm({
    defaultValues: { ...partner, site: partner.site ?? '', contact_email: partner.contact_email ?? '' },
  });
  const { errors, isSubmitting } = form.formState;
  const [fault, setFault] = useState<string>();
  const submit = form.handleSubmit(async ({ source, name, site, contact_email }) => {
    const refused = await onSave({
      source: source.trim(),
      name: name.trim(),
      site: site.trim() || null,
      contact_email: contact_email.trim() || null,
      version: partner.version,
    });
    setFault(refused);
    if (refused === undefined) onClose();
  });
  const rule = (passes: (typed: string) => boolean, sentence: string) => ({
    validate: (typed: string) => passes(typed.trim()) || sentence,
  });
  return (
    <OfficeDialog title={partner.version === null ? add : edit} close={close} onClose={onClose}>
      <form
        className="partner-form"
        noValidate
        aria-busy={isSubmitting}
        onSubmit={(event) => void submit(event)}
      >
        <FaultNotice fault={fault} />
        <TextField
          id="partner-source"
          label={fields.source}
          hint={fields.sourceHint}
          errorPrefix={errorPrefix}
          error={errors.source?.message}
          input={{
            autoComplete: 'off',
            autoCapitalize: 'none',
            spellCheck: false,
            readOnly: partner.source !== '',
            ...form.register(
              'source',
              rule((typed) => new RegExp(sourcePattern).test(typed), said.source),
            ),
          }}
        />
        <TextField
          id="partner-name"
          label={fields.name}
          errorPrefix={errorPrefix}
          error={errors.name?.message}
          input={{
            autoComplete: 'off',
            ...form.register(
              'name',
              rule((typed) => typed !== '' && typed.length <= 80, said.name),
            ),
          }}
        />
        <TextField
          id="partner-site"
          label={fields.site}
          errorPrefix={errorPrefix}
          error={errors.site?.message}
          input={{
            type: 'url',
            autoComplete: 'off',
            ...form.register(
              'site',
              rule((typed) => typed === '' || isSite(typed), said.site),
            ),
          }}
        />
        <TextField
          id="partner-contact"
          label={fields.contact}
          errorPrefix={errorPrefix}
          error={errors.contact_email?.message}
          input={{
            type: 'email',
            autoComplete: 'off',
            ...form.register(
              'contact_email',
              rule((typed) => typed === '' || isEmailAddress(typed), said.contact),
            ),
          }}
        />
        <div className="actions">
          <button className="button primary" disabled={isSubmitting}>
            {save}
          </button>
        </div>
      </form>
    </OfficeDialog>
  );
}
