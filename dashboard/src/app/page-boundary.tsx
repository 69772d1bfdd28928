import { fill } from '@vakman/domain/text/fill';
import { Component, type ReactNode } from 'react';
import { appWords } from '../../generated/app.words.ts';
import { facts } from '../../generated/facts.ts';
import { LostPartError } from '../router/lost-chunk.ts';
import { useWords } from '../words/use-words.ts';
import { NoticePage } from './notice-page.tsx';

interface PageBoundaryProps {
  /** Another page begins without the fault of the last one. */
  readonly page: string;
  /** Lets what failed to be fetched be fetched anew. */
  readonly onAgain: () => void;
  readonly children: ReactNode;
}

interface PageBoundaryState {
  readonly fault: Error | undefined;
  readonly page: string;
}

/** Keeps the fault of a page to that page: the way to the others stays. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { fault: undefined, page: this.props.page };

  static getDerivedStateFromError(fault: Error): Partial<PageBoundaryState> {
    return { fault };
  }

  static getDerivedStateFromProps({ page }: PageBoundaryProps, state: PageBoundaryState) {
    return page === state.page ? null : { fault: undefined, page };
  }

  override render() {
    const { fault } = this.state;
    const again = () => {
      // What was imported in vain is remembered until the page is another.
      if (fault instanceof LostPartError && navigator.onLine) return location.reload();
      this.props.onAgain();
      this.setState({ fault: undefined });
    };
    return fault ? <FaultPage onAgain={again} /> : this.props.children;
  }
}

/** Says that something failed that nobody foresaw, and how to go on. */
export function FaultPage({ onAgain }: { readonly onAgain: () => void }) {
  const { fault } = useWords(appWords);
  return (
    <NoticePage title={fault.title} text={fill(fault.text, { phone: facts.company.phone.display })}>
      <button type="button" className="button primary" onClick={onAgain}>
        {fault.again}
      </button>
    </NoticePage>
  );
}
