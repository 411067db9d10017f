import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  onFail: () => void;
  children: ReactNode;
}

/** Contains errors that a library throws while rendering, and reports that one was thrown. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    this.props.onFail();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
