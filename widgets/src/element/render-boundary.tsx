import { Component, type ReactNode } from 'react';

/** Sent to a widget in which something failed; what was there before it is there again. */
export const renderFailedEvent = 'widget-render-failed';

interface RenderBoundaryProps {
  /** Is told once; what is rendered here stays empty from then on. */
  readonly onFailed: () => void;
  readonly children: ReactNode;
}

/** Stops a fault in a widget where the widget ends, so that there is something to put in its place. */
export class RenderBoundary extends Component<RenderBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onFailed();
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
