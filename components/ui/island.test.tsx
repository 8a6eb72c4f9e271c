import { render, screen } from '@testing-library/react';
import { Island } from '@/components/ui/island';

function Broken(): never {
  throw new Error('broken on purpose');
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('F-142 what fails on an island leaves all else standing', () => {
  render(
    <>
      <Island>
        <p>Lost with it</p>
        <Broken />
      </Island>
      <p>Still here</p>
    </>,
  );
  expect(screen.getByText('Still here')).toBeInTheDocument();
  expect(screen.queryByText('Lost with it')).toBeNull();
});

test('F-142 something else can stand in its place', () => {
  render(
    <Island instead={<p>The plain way</p>}>
      <Broken />
    </Island>,
  );
  expect(screen.getByText('The plain way')).toBeInTheDocument();
});

test('F-142 an island without a fault is nothing but what is on it', () => {
  const { container } = render(
    <Island instead={<p>The plain way</p>}>
      <p>As it is</p>
    </Island>,
  );
  expect(container).toHaveTextContent(/^As it is$/);
});
