'use client';

import { Component, type ReactNode } from 'react';

type Props = {
  readonly children: ReactNode;
  /** Shown where the children failed; nothing where not given. */
  readonly instead?: ReactNode;
};

/** A part of the frame that may fail by itself: the rest of the frame, the page and the cart stay (F-142). */
export class Island extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { children, instead = null } = this.props;
    return this.state.hasFailed ? instead : children;
  }
}
