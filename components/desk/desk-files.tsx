export function DeskFiles() {
  return null;
}
