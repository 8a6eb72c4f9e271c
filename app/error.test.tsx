import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, type ComponentType, type ReactNode } from 'react';
import ErrorScreen from '@/app/error';
import GlobalError from '@/app/global-error';

type Screen = ComponentType<{ readonly retry: () => void }>;

/** As the router does it: what is thrown below becomes the screen, until it is retried. */
class Boundary extends Component<{ readonly screen: Screen; readonly children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  retry = () => this.setState({ hasFailed: false });

  override render() {
    const { screen: Shown, children } = this.props;
    return this.state.hasFailed ? <Shown retry={this.retry} /> : children;
  }
}

let isBroken = true;

function Page() {
  if (isBroken) throw new Error('broken on purpose');
  return <p>The page</p>;
}

beforeEach(() => {
  isBroken = true;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe.each([
  ['a page', ErrorScreen],
  ['the frame', GlobalError],
])('NF-06 an error in %s', (_, shown) => {
  test('is told, with the ways to retry, home and to the contact page', () => {
    render(
      <Boundary screen={shown}>
        <Page />
      </Boundary>,
      { container: document },
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Something went wrong');
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/Contact');
  });

  test('goes when the page can be shown again', async () => {
    render(
      <Boundary screen={shown}>
        <Page />
      </Boundary>,
      { container: document },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('The page')).toBeInTheDocument();
  });
});
