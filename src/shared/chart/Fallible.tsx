import { Component, type ReactNode } from "react";

interface FallibleProps {
  onFail: () => void;
  children: ReactNode;
}

/** Keeps what a library throws while it draws from taking the widget down with it. */
export class Fallible extends Component<FallibleProps, { readonly hasFailed: boolean }> {
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
