import { Icon } from '@vakman/widgets/ui/icon.tsx';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import {
  Button,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as Region,
} from 'react-aria-components/Toast';
import { uiWords } from '../../../generated/ui.words.ts';
import { language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { toastQueue } from './toast-queue.ts';
import './toast.css';

/** The toasts, which screen readers read out when they come; F6 leads a keyboard to them. */
export default function ToastRegion() {
  const { undo: undoLabel } = useWords(uiWords);
  return (
    <I18nProvider locale={language}>
      <Region queue={toastQueue} className="toasts">
        {({ toast }) => {
          const { kind, text, undo } = toast.content;
          const takeBack = () => {
            toastQueue.close(toast.key);
            undo?.();
          };
          return (
            <Toast toast={toast} className={`toast toast-${kind}`}>
              <ToastContent className="toast-content">
                <Text slot="title">{text}</Text>
              </ToastContent>
              {undo && (
                <Button slot={null} className="button" onPress={takeBack}>
                  {undoLabel}
                </Button>
              )}
              <Button slot="close" className="quiet">
                <Icon name="close" />
              </Button>
            </Toast>
          );
        }}
      </Region>
    </I18nProvider>
  );
}
