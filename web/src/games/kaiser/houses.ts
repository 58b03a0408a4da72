// Houses: each colour of pieces has a silhouette of its own. Around the middle of a box of 24.
export const HOUSES: Record<string, string> = {
  green: 'M-14 0Q-6 0 0-9Q6 0 14 0L11 4H-11ZM-9 4H9V10H-9Z',
  red: 'M-6 10V4H-10L-6-1H-4V-4H-8L0-15L8-4H4V-1H6L10 4H6V10Z',
  violet: 'M-10 10V1A10 11 0 0 1 10 1V10Z',
  blue: 'M-9 10V-10H-5V-6H-2V-10H2V-6H5V-10H9V10Z',
  yellow: 'M-12 10L-2-9L-3-12H3L2-9L12 10Z',
};
