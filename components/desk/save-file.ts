import { downloadFile } from '@/components/ui/download-file';

/** Starts a download; false if the browser cannot. */
export function saveFile(file: Parameters<typeof downloadFile>[0]): boolean {
  try {
    downloadFile(file);
    return true;
  } catch {
    return false;
  }
}
