import { TextField } from '@vakman/widgets/ui/text-field.tsx';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { signInWords } from '../../../generated/sign-in.words.ts';
import { useWords } from '../../words/use-words.ts';
import './sign-in.css';

interface PasswordFieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error: string | undefined;
  readonly input: ComponentProps<'input'>;
}

/** A password that can be looked at while it is typed. */
export function PasswordField({ input, ...field }: PasswordFieldProps) {
  const words = useWords(signInWords);
  const [shown, setShown] = useState(false);
  return (
    <div className="password-field">
      <TextField
        {...field}
        errorPrefix={words.errorPrefix}
        input={{ ...input, type: shown ? 'text' : 'password', spellCheck: false, autoCapitalize: 'none' }}
      />
      <label className="show-password">
        <input type="checkbox" checked={shown} onChange={() => setShown(!shown)} />
        {words.showPassword}
      </label>
    </div>
  );
}
