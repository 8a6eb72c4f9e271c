import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { LostFiles } from '@/components/layout/lost-files';

test('F-85 the words stand hidden in the page, with a button that waits for them', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<LostFiles />);
  const words = page.querySelector('#lost-files');
  expect(words).toHaveAttribute('hidden');
  expect(words).toHaveAttribute('role', 'alert');
  expect(words).toHaveTextContent('The shop has changed, or a part of it did not arrive. You can read on');
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
  const { container } = render(<LostFiles />);
  expect(container).toBeEmptyDOMElement();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(heard).toEqual([lost]);
});
