import type { Project } from '@vakman/domain/project/project.answers';
import { projectLimits } from '@vakman/domain/project/project.limits';
import { waitingReasons, type WaitingReason } from '@vakman/domain/project/project.states';
import { RadioField } from '@vakman/widgets/ui/radio-field.tsx';
import { TextareaField } from '@vakman/widgets/ui/textarea-field.tsx';
import { useState } from 'react';
import { projectWords } from '../../../generated/project.words.ts';
import { projectsWords } from '../../../generated/projects.words.ts';
import { OfficeDialog } from '../../ui/office-dialog/office-dialog.tsx';
import { useWords } from '../../words/use-words.ts';
import type { OfficeActions, OfficeStep } from './office-actions.ts';

interface StepDialogProps {
  readonly project: Project;
  readonly to: OfficeStep;
  readonly onMove: OfficeActions['move'];
  readonly onClose: () => void;
}

/** Asks what a step needs: for what a project waits, or whether painting outside was part of what is done. */
export function StepDialog({ project, to, onMove, onClose }: StepDialogProps) {
  const { state: words, close } = useWords(projectsWords);
  const { waitingFor, errorPrefix } = useWords(projectWords);
  const [reason, setReason] = useState<WaitingReason | ''>('');
  const [note, setNote] = useState('');
  const [exterior, setExterior] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const asksExterior = to === 'done' && project.exterior_painting === null;
  const isAsked = (to === 'waiting' && reason === '') || (asksExterior && exterior === '');
  const move = async () => {
    setIsWrong(isAsked);
    if (isAsked) return;
    const isDone = await onMove({
      state: to,
      ...(to === 'waiting' && reason !== '' && { waitingFor: reason, waitingNote: note.trim() }),
      ...(asksExterior && { exteriorPainting: exterior === 'yes' }),
    });
    if (isDone) onClose();
  };
  return (
    <OfficeDialog title={words.steps[to]} close={close} onClose={onClose}>
      <form
        className="project-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void move();
        }}
      >
        {to === 'waiting' && (
          <>
            <RadioField
              id="step-reason"
              label={words.reason}
              errorPrefix={errorPrefix}
              error={isWrong ? words.reasonMissing : undefined}
              choices={waitingReasons.map((value) => ({ value, label: waitingFor[value] }))}
              input={{
                name: 'step-reason',
                onChange: ({ target }) => setReason(target.value as WaitingReason),
              }}
            />
            <TextareaField
              id="step-note"
              label={words.note}
              hint={words.noteHint}
              errorPrefix={errorPrefix}
              error={undefined}
              textarea={{
                rows: 3,
                maxLength: projectLimits.waitingNote,
                value: note,
                onChange: ({ target }) => setNote(target.value),
              }}
            />
          </>
        )}
        {asksExterior && (
          <RadioField
            id="step-exterior"
            label={words.exterior}
            hint={words.exteriorHint}
            errorPrefix={errorPrefix}
            error={isWrong ? words.exteriorMissing : undefined}
            choices={[
              { value: 'yes', label: words.yes },
              { value: 'no', label: words.no },
            ]}
            input={{
              name: 'step-exterior',
              onChange: ({ target }) => setExterior(target.value),
            }}
          />
        )}
        {to === 'done' && <p>{words.doneNote}</p>}
        {to === 'cancelled' && <p>{words.sure}</p>}
        <button className="button primary">{words.steps[to]}</button>
      </form>
    </OfficeDialog>
  );
}
