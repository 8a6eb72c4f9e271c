import { act, render, screen } from '@testing-library/react';
import { Late } from '@/components/loading/late';

type Props = { readonly name: string };

const Loaded = ({ name }: Props) => <p>{`Loaded ${name}`}</p>;
const Fallback = ({ name }: Props) => <p>{`Instead of ${name}`}</p>;

const props = { name: 'tea' };
const load = jest.fn(async () => Loaded);

beforeEach(() => load.mockClear());

test('a part that is needed loads at once and gets its props', async () => {
  render(<Late load={load} props={props} isNeeded />);
  expect(await screen.findByText('Loaded tea')).toBeInTheDocument();
});

test('another part loads only once the page is used', async () => {
  render(<Late load={load} props={props} />);
  expect(load).not.toHaveBeenCalled();
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(await screen.findByText('Loaded tea')).toBeInTheDocument();
});

test('on a page that was used before it hydrated, it waits for the answer to what was pressed', async () => {
  document.documentElement.setAttribute('data-used', '');
  render(<Late load={load} props={props} />);
  expect(load).not.toHaveBeenCalled();
  expect(await screen.findByText('Loaded tea')).toBeInTheDocument();
  document.documentElement.removeAttribute('data-used');
});

test('F-85 what does not load is replaced by its fallback, with the same props', async () => {
  const lose = async () => Promise.reject(new Error('lost'));
  render(<Late load={lose} props={props} isNeeded fallback={Fallback} />);
  expect(await screen.findByText('Instead of tea')).toBeInTheDocument();
});
