export default function Page() {
  return 'hi';
}
