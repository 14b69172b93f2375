/** The part of the library that is used. Its own types are absent, because it is installed only where it is wanted. */
declare module '@huggingface/transformers' {
  export interface Tensor {
    /** The number of texts, and the length of a vector. */
    dims: [number, number]
    data: Float32Array
  }

  export interface Progress {
    status: string
    /** Bytes of all files, if `status` is `progress_total`. */
    loaded?: number
    total?: number
  }

  export const env: {
    cacheDir: string
    remoteHost: string
    allowLocalModels: boolean
  }

  export function pipeline(
    task: 'feature-extraction',
    model: string,
    options: {
      device: 'cpu'
      dtype: 'fp32'
      local_files_only: boolean
      progress_callback: (progress: Progress) => void
      session_options: { intraOpNumThreads: number }
    },
  ): Promise<(texts: string[], options: { pooling: 'mean'; normalize: boolean }) => Promise<Tensor>>
}
