import { render } from '@testing-library/react';
import { useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { RouteCurtain } from '@/components/layout/route-curtain';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

test('A-66 the page is in the exported HTML, and hydrates after the layout', () => {
  const hydrated: string[] = [];
  function Part({ name }: { readonly name: string }) {
    useEffect(() => void hydrated.push(name), [name]);
    return <p>{name}</p>;
  }
  const shop = (
    <>
      <RouteCurtain>
        <Part name="page" />
      </RouteCurtain>
      <Part name="footer" />
    </>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(shop);
  expect(root).toHaveTextContent('pagefooter');
  render(shop, { container: document.body.appendChild(root), hydrate: true });
  expect(hydrated).toEqual(['footer', 'page']);
});
