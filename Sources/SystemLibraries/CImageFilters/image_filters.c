#include "image_filters.h"
#include <math.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

void filters_from_bytes(const uint8_t *bytes, size_t count, const float *values, float *pixels) {
    for (size_t i = 0; i < count * 4; i += 4) {
        int alpha = bytes[i + 3];
        float a = (float)alpha / 255.0f;
        for (int c = 0; c < 3; c++) {
            if (alpha == 0) {
                pixels[i + c] = 0;
                continue;
            }
            int straight = (bytes[i + c] * 255 + alpha / 2) / alpha;
            pixels[i + c] = values[straight > 255 ? 255 : straight] * a;
        }
        pixels[i + 3] = a;
    }
}

static uint8_t byte_of(float value, const float *limits) {
    int low = 0, high = 255;
    while (low < high) {
        int middle = (low + high) / 2;
        if (value >= limits[middle]) low = middle + 1;
        else high = middle;
    }
    return (uint8_t)low;
}

void filters_to_bytes(const float *pixels, size_t count, const float *limits, uint8_t *bytes) {
    for (size_t i = 0; i < count * 4; i += 4) {
        float a = pixels[i + 3];
        if (!(a > 0)) {
            memset(bytes + i, 0, 4);
            continue;
        }
        if (a > 1) a = 1;
        int alpha = (int)(a * 255.0f + 0.5f);
        for (int c = 0; c < 3; c++) {
            int straight = byte_of(pixels[i + c] / a, limits);
            bytes[i + c] = (uint8_t)((straight * alpha + 127) / 255);
        }
        bytes[i + 3] = (uint8_t)alpha;
    }
}

static void convolve_row(const float *from, float *to, size_t count, size_t step, const float *kernel, size_t reach) {
    for (size_t x = 0; x < count; x++) {
        float sum[4];
        for (int c = 0; c < 4; c++) sum[c] = from[x * step + c] * kernel[0];
        for (size_t k = 1; k <= reach; k++) {
            float weight = kernel[k];
            if (x >= k)
                for (int c = 0; c < 4; c++) sum[c] += from[(x - k) * step + c] * weight;
            if (x + k < count)
                for (int c = 0; c < 4; c++) sum[c] += from[(x + k) * step + c] * weight;
        }
        for (int c = 0; c < 4; c++) to[x * step + c] = sum[c];
    }
}

void filters_convolve(float *pixels, size_t width, size_t height, const float *kernel, size_t reach, float *scratch) {
    for (size_t y = 0; y < height; y++)
        convolve_row(pixels + y * width * 4, scratch + y * width * 4, width, 4, kernel, reach);
    for (size_t x = 0; x < width; x++) convolve_row(scratch + x * 4, pixels + x * 4, height, width * 4, kernel, reach);
}

void filters_matrix(float *pixels, size_t count, const float *matrix) {
    for (size_t i = 0; i < count * 4; i += 4) {
        float a = pixels[i + 3];
        float in[5] = {0, 0, 0, a, 1};
        if (a > 0)
            for (int c = 0; c < 3; c++) in[c] = pixels[i + c] / a;
        float out[4];
        for (int row = 0; row < 4; row++) {
            out[row] = 0;
            for (int column = 0; column < 5; column++) out[row] += matrix[row * 5 + column] * in[column];
        }
        if (!(out[3] > 0)) out[3] = 0;
        for (int c = 0; c < 3; c++) pixels[i + c] = out[c] * out[3];
        pixels[i + 3] = out[3];
    }
}

void filters_sum(const float *pixels, size_t count, double *sum) {
    for (int c = 0; c < 4; c++) sum[c] = 0;
    for (size_t i = 0; i < count * 4; i += 4)
        for (int c = 0; c < 4; c++) sum[c] += pixels[i + c];
}

static const float *pixel_at(const float *source, size_t width, size_t height, double x, double y) {
    static const float none[4] = {0, 0, 0, 0};
    if (!(x >= 0 && y >= 0 && x < (double)width && y < (double)height)) return none;
    return source + ((size_t)y * width + (size_t)x) * 4;
}

void filters_resample(
    const float *source, size_t source_width, size_t source_height, const double *map, int nearest, float *pixels,
    size_t width, size_t height) {
    for (size_t row = 0; row < height; row++)
        for (size_t column = 0; column < width; column++) {
            double x = (double)column + 0.5, y = (double)row + 0.5;
            double u = map[0] * x + map[2] * y + map[4], v = map[1] * x + map[3] * y + map[5];
            float *out = pixels + (row * width + column) * 4;
            if (nearest) {
                const float *from = pixel_at(source, source_width, source_height, floor(u), floor(v));
                for (int c = 0; c < 4; c++) out[c] = from[c];
                continue;
            }
            double left = floor(u - 0.5), top = floor(v - 0.5);
            float right_part = (float)(u - 0.5 - left), low_part = (float)(v - 0.5 - top);
            const float *p[4] = {
                pixel_at(source, source_width, source_height, left, top),
                pixel_at(source, source_width, source_height, left + 1, top),
                pixel_at(source, source_width, source_height, left, top + 1),
                pixel_at(source, source_width, source_height, left + 1, top + 1),
            };
            for (int c = 0; c < 4; c++) {
                float upper = p[0][c] * (1 - right_part) + p[1][c] * right_part;
                float lower = p[2][c] * (1 - right_part) + p[3][c] * right_part;
                out[c] = upper * (1 - low_part) + lower * low_part;
            }
        }
}

void filters_over(float *bottom, const float *top, size_t count) {
    for (size_t i = 0; i < count * 4; i += 4) {
        float rest = 1 - top[i + 3];
        for (int c = 0; c < 4; c++) bottom[i + c] = top[i + c] + bottom[i + c] * rest;
    }
}
