import { Component, type ReactNode } from 'react';
import { ErrorScreen } from '#/parts/shell/ErrorScreen.tsx';

/** The last net: what the router's own error component can't catch, the router's failure included. */
export class AppErrorBoundary extends Component<
  { children: ReactNode },
  { failure: { error: unknown } | undefined }
> {
  override state: { failure: { error: unknown } | undefined } = { failure: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    return failure ? (
      <main>
        <ErrorScreen error={failure.error} />
      </main>
    ) : (
      this.props.children
    );
  }
}
