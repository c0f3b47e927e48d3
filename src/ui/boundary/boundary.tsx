import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** Stands in the place of what has stopped; nothing does by default. `retry` shows it again. */
  readonly fallback?: (error: Error, retry: () => void) => ReactNode;
  readonly onError?: (error: Error) => void;
  readonly children: ReactNode;
}
interface BoundaryState {
  readonly error: Error | undefined;
}

/**
 * Whatever inside throws while it renders, or in an effect, takes nothing else with it. React writes the reason to the
 * console.
 *
 * @example
 * ```tsx
 * <Boundary>
 *   <Toasts />
 * </Boundary>
 * ```
 */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: undefined };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: Error): void {
    this.props.onError?.(error);
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { fallback, children } = this.props;
    if (!error) return children;
    return fallback?.(error, () => this.setState({ error: undefined }));
  }
}
