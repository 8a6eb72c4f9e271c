import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ChunkLoadGuard } from '@/components/layout/chunk-load-guard';

test('F-85 the words stand hidden in the page, with a button that waits for them', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<ChunkLoadGuard />);
  const words = page.querySelector('#chunk-load-guard');
  expect(words).toHaveAttribute('hidden');
  expect(words).toHaveAttribute('role', 'alert');
  expect(words).toHaveTextContent(
    "The shop has been updated, or part of it didn't load. You can keep reading",
  );
  expect(words?.querySelector('button')).toBeDisabled();
});

test('F-85 an awake page has none, and lets the framework ask again for what did not come', () => {
  const [lost, whole] = [document.createElement('script'), document.createElement('script')];
  lost.setAttribute('data-lost', '');
  const heard: EventTarget[] = [];
  for (const script of [lost, whole]) {
    script.addEventListener('error', () => heard.push(script));
    document.head.append(script);
  }
  const { container } = render(<ChunkLoadGuard />);
  expect(container).toBeEmptyDOMElement();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(heard).toEqual([lost]);
});
