import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { CopyrightLine } from '@/components/layout/copyright-line';

afterEach(() => jest.useRealTimers());

test('FRAME-19 F-122 a page built in 2026 and opened in 2027 says 2027, without a complaint', () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const line = <CopyrightLine company="Minato" builtInYear={2026} />;
  document.body.innerHTML = `<div id="root">${renderToString(line)}</div>`;
  expect(screen.getByText('© 2026 Minato. All rights reserved.')).toBeInTheDocument();
  jest.useFakeTimers({ now: new Date('2027-01-01T00:00:01') });
  const root = document.getElementById('root');
  if (root !== null) act(() => void hydrateRoot(root, line));
  expect(screen.getByText('© 2027 Minato. All rights reserved.')).toBeInTheDocument();
  expect(complain).not.toHaveBeenCalled();
});
