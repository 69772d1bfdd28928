import type { FieldName } from '@vakman/domain/quote-request/quote-request.fields';
import type { QuoteRequestDraft } from '@vakman/domain/quote-request/quote-request.schema';
import { useEffect, useRef, useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import type { QuoteFormProps } from './quote-form.props.ts';
import { formSteps, stepOf } from './quote-form.steps.ts';
import type { QuoteFormControls } from './quote-form.validation.ts';

interface StepsOptions {
  /** Whether the form comes in steps at all. */
  readonly on: boolean;
  /** Whether the form is there at all, and not what thanks for it. */
  readonly isShown: boolean;
  readonly form: QuoteFormControls;
  readonly emit: QuoteFormProps['emit'];
  /** Is told which fields of the step are wrong. */
  readonly onInvalid: (fields: readonly FieldName[], errors: FieldErrors<QuoteRequestDraft>) => void;
}

/** Which step a form in steps shows, and how it goes on; undefined where the form stands there whole. */
export function useFormSteps({ on, isShown, form, emit, onInvalid }: StepsOptions) {
  const [at, setAt] = useState(0);
  /** Whether a button led to the step, so that its first field gets the focus. */
  const moved = useRef(false);
  const step = formSteps[at];
  const first = step?.fields[0]?.name;

  useEffect(() => {
    if (!on || !isShown || !step) return;
    emit('quote-form-step-shown', { step: step.name });
    if (moved.current && first) form.setFocus(first);
    moved.current = false;
    // oxlint-disable-next-line react/exhaustive-deps -- what else changes is no step
  }, [on, isShown, at]);

  if (!on || !step) return undefined;
  const go = (to: number) => {
    moved.current = true;
    setAt(to);
  };
  return {
    at,
    name: step.name,
    /** The field that the step begins with. */
    first,
    isLast: at === formSteps.length - 1,
    back: () => go(at - 1),
    /** To the step of the first field that is wrong, where the whole form was looked at. */
    showStepOf: (names: readonly FieldName[]) => go(stepOf(names)),
    restart: () => setAt(0),
    async next() {
      const names = step.fields.map(({ name }) => name);
      if (await form.trigger(names)) go(at + 1);
      else
        onInvalid(
          names.filter((name) => form.getFieldState(name).invalid),
          errorsOf(form, names),
        );
    },
  };
}

function errorsOf(form: QuoteFormControls, names: readonly FieldName[]): FieldErrors<QuoteRequestDraft> {
  return Object.fromEntries(names.map((name) => [name, form.getFieldState(name).error]));
}

export type FormSteps = ReturnType<typeof useFormSteps>;
