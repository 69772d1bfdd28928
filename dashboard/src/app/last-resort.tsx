import { Component, type ReactNode } from 'react';

interface LastResortProps {
  /** What the page of the site says of it, as markup: the bundle has no words where it fails this early. */
  readonly text: string;
  /** What the button says that tries again. */
  readonly again: string;
  readonly children: ReactNode;
}

interface LastResortState {
  readonly hasFailed: boolean;
}

/** Stands in for a frame that did not come, as nothing else would. */
export class LastResort extends Component<LastResortProps, LastResortState> {
  override state: LastResortState = { hasFailed: false };

  static getDerivedStateFromError(): LastResortState {
    return { hasFailed: true };
  }

  override render() {
    const { text, again, children } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      <div className="without-bundle" role="alert">
        <div dangerouslySetInnerHTML={{ __html: text }} />
        {/* No link, which would leave out the secret behind the # of a mail's address. */}
        <button type="button" className="button primary" onClick={() => location.reload()}>
          {again}
        </button>
      </div>
    );
  }
}
