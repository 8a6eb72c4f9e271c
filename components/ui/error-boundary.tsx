'use client';

import { Component, type ReactNode } from 'react';

type Props = {
  readonly children: ReactNode;
  readonly fallback?: ReactNode;
};

/** Isolates a part of the layout, so that its failure leaves the rest usable. */
export class ErrorBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { children, fallback = null } = this.props;
    return this.state.hasFailed ? fallback : children;
  }
}
