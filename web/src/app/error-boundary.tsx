import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from '../ui/button';
import { FirstContentEnds } from '../ui/loading/first-content-ends';
import { Notice } from '../ui/notice';

interface ErrorBoundaryState {
  failed: boolean;
}

/** Catches what a page throws, also when its code could not be fetched. Shows plain words and another try instead of a blank screen. */
export class ErrorBoundary extends Component<{ children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error('A page failed', error, info.componentStack);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <>
        <FirstContentEnds />
        <Notice
          level={1}
          role="alert"
          title="This page could not be shown"
          action={
            <Button kind="primary" onClick={() => window.location.reload()}>
              Load the page again
            </Button>
          }
        >
          <p>Something went wrong, or your internet connection was interrupted. Nothing you signed up for is lost.</p>
        </Notice>
      </>
    );
  }
}
