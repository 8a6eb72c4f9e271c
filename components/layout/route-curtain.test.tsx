import { act, render, screen } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { RouteCurtain } from '@/components/layout/route-curtain';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

/** The page at an address, as the router renders it. */
function at(pathname: string) {
  jest.mocked(usePathname).mockReturnValue(pathname);
  return (
    <RouteCurtain>
      <h1 tabIndex={-1}>Page {pathname}</h1>
    </RouteCurtain>
  );
}

const spinner = () => screen.queryByText('Loading');
const cover = () => screen.getByRole('heading').parentElement;
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('FRAME-21 A-08 the first page shows without a curtain', () => {
  render(at('/'));
  expect(spinner()).toBeNull();
  expect(cover()).not.toHaveClass('invisible');
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'false');
});

test('A-66 the page wakes after its frame, and its text stands in the first answer', () => {
  const woken: string[] = [];
  function Part({ name }: { readonly name: string }) {
    useEffect(() => void woken.push(name), [name]);
    return <p>{name}</p>;
  }
  const whole = (
    <>
      <RouteCurtain>
        <Part name="page" />
      </RouteCurtain>
      <Part name="footer" />
    </>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(whole);
  expect(root).toHaveTextContent('pagefooter');
  render(whole, { container: document.body.appendChild(root), hydrate: true });
  expect(woken).toEqual(['footer', 'page']);
});

test('FRAME-20 FRAME-21 a new path goes to the top and hides its page for exactly one second', () => {
  const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const { rerender } = render(at('/'));
  expect(scroll).not.toHaveBeenCalled();
  rerender(at('/Career'));
  expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  expect(screen.getByRole('heading')).toHaveTextContent('Page /Career');
  expect(cover()).toHaveClass('invisible');
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  pass(999);
  expect(spinner()).toBeInTheDocument();
  pass(1);
  expect(spinner()).toBeNull();
  expect(cover()).not.toHaveClass('invisible');
  expect(screen.getByRole('heading')).toHaveFocus();
});

test('FRAME-20 with a hash the focus goes to the heading of its target (A-08)', () => {
  const page = (pathname: string) => (
    <>
      {at(pathname)}
      <section id="orders">
        <h2>Your Orders</h2>
      </section>
    </>
  );
  const { rerender } = render(page('/'));
  window.history.replaceState(null, '', '/#orders');
  rerender(page('/UserDashboard'));
  pass(1000);
  expect(screen.getByRole('heading', { name: 'Your Orders' })).toHaveFocus();
  window.history.replaceState(null, '', '/#nothing');
  rerender(page('/Career'));
  pass(1000);
  expect(screen.getByRole('heading', { name: 'Page /Career' })).toHaveFocus();
  window.history.replaceState(null, '', '/');
});

test('FRAME-22 a second path in between starts the second anew, and the curtain ends', () => {
  const { rerender } = render(at('/'));
  rerender(at('/Career'));
  pass(700);
  rerender(at('/Contact'));
  pass(999);
  expect(spinner()).toBeInTheDocument();
  pass(1);
  expect(spinner()).toBeNull();
  pass(10_000);
  expect(spinner()).toBeNull();
});

test('FRAME-22 a render of the same path draws no curtain', () => {
  const { rerender } = render(at('/Career'));
  rerender(at('/Career'));
  expect(spinner()).toBeNull();
});

test('FRAME-22 A-08 a path with its slash and without is one path', () => {
  const { rerender } = render(at('/OurStore/'));
  rerender(at('/OurStore'));
  expect(spinner()).toBeNull();
  rerender(at('/'));
  expect(spinner()).toBeInTheDocument();
});
